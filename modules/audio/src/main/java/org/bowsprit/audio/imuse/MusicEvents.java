package org.bowsprit.audio.imuse;

import org.bowsprit.audio.midi.MidiEvent;
import org.bowsprit.audio.resource.Rendition;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;

/** Executes the events of a player's music (spec 11 §2 and §3). */
final class MusicEvents {

  private static final int DEFAULT_VELOCITY = 80;
  private static final int CHANNEL_COUNT = 16;
  private static final int CENTRE = 64;

  private final Player player;
  private final Sequencer sequencer;
  private final Orchestra orchestra;
  private boolean isScanning;

  MusicEvents(Player player, Sequencer sequencer, Orchestra orchestra) {
    this.player = player;
    this.sequencer = sequencer;
    this.orchestra = orchestra;
  }

  void play(MidiEvent event) {
    if (event instanceof MidiEvent.NoteOn note) {
      noteOn(note);
    } else if (event instanceof MidiEvent.NoteOff note) {
      noteOff(note);
    } else if (event instanceof MidiEvent.Controller controller) {
      applyController(controller);
    } else if (event instanceof MidiEvent.ProgramChange change) {
      changeProgram(change.channel(), change.program());
    } else if (event instanceof MidiEvent.PitchBend bend) {
      Part part = player.parts().obtain(bend.channel());
      if (part != null) {
        part.setBend(bend.bend());
      }
    } else if (event instanceof MidiEvent.Tempo tempo) {
      sequencer.playhead().setTempo(tempo.microsPerQuarter());
    } else if (event instanceof MidiEvent.Sysex sysex) {
      int makerId = sysex.data().u8(0);
      if (makerId == ImuseSysex.MAKER_ID) {
        execute(sysex.tick(), ImuseSysex.decode(sysex.data().from(1)));
      } else if (makerId == RolandTimbres.MAKER_ID && player.rendition() == Rendition.ROLAND) {
        setTimbre(sysex.data());
      }
    } else if (event instanceof MidiEvent.End) {
      player.stop();
    }
  }

  private void noteOn(MidiEvent.NoteOn note) {
    if (isScanning) {
      sequencer.notes().collect(note.channel(), note.note());
      return;
    }
    sequencer.notes().noteOn(note.channel(), note.note());
    Part part = player.parts().obtain(note.channel());
    if (part != null && part.isOn()) {
      boolean isRoland = player.rendition() == Rendition.ROLAND;
      part.noteOn(note.note(), isRoland ? (note.velocity() * 3 / 4 + 32) & 127 : note.velocity());
    }
  }

  private void noteOff(MidiEvent.NoteOff note) {
    if (isScanning) {
      sequencer.notes().discard(note.channel(), note.note());
      return;
    }
    sequencer.notes().noteOff(note.channel(), note.note());
    Part part = player.parts().of(note.channel());
    if (part != null) {
      part.noteOff(note.note());
    }
  }

  private void applyController(MidiEvent.Controller controller) {
    if (controller.number() == 123) {
      Part part = player.parts().of(controller.channel());
      if (part != null) {
        part.allNotesOff();
      }
      return;
    }
    Part part = player.parts().obtain(controller.channel());
    if (part == null) {
      return;
    }
    int value = controller.value();
    switch (controller.number()) {
      case 1 -> part.setWheel(value);
      case 7 -> part.setVolume(value);
      case 10 -> part.setPan(value - CENTRE);
      case 16 -> part.setBendRange(value);
      case 17 -> part.setDetune(value - CENTRE);
      case 18 -> {
        part.setPriorityOffset(value - CENTRE);
        orchestra.parts().assignChannels();
      }
      case 64 -> part.setPedal(value != 0);
      case 91 -> part.setReverb(value);
      case 93 -> part.setChorus(value);
      default -> {
        // The bank controller, the loop controller and all others have no meaning in version 5.
      }
    }
  }

  private void changeProgram(int channel, int program) {
    Part part = player.parts().obtain(channel);
    if (part == null) {
      return;
    }
    if (!player.rendition().containsPatches() || Orchestra.isSlot(program)) {
      part.changeProgram(program, instrument(program));
    }
    orchestra.parts().assignChannels();
  }

  private Instrument instrument(int program) {
    return switch (player.rendition()) {
      case ADLIB, SPEAKER -> orchestra.patch(program & 31);
      case ROLAND -> new Instrument.RolandProgram(program & 127);
      case GENERAL_MIDI -> new Instrument.Program(program & 127);
    };
  }

  private void setTimbre(Bytes message) {
    Part part = player.parts().obtain(RolandTimbres.channelOf(message));
    if (part != null) {
      RolandTimbres.timbreIn(message).ifPresent(part::setInstrument);
      orchestra.parts().assignChannels();
    }
  }

  private void execute(long tick, ImuseSysex command) {
    if (command instanceof ImuseSysex.AllocatePart allocate) {
      allocatePart(allocate);
    } else if (command instanceof ImuseSysex.FreePart free) {
      player.parts().free(free.channel());
    } else if (command instanceof ImuseSysex.StartOfSong) {
      if (!orchestra.quirks().has(Quirk.SILENT_PARTS_RELEASE_CHANNELS)) {
        player.parts().freeAll();
      }
    } else if (command instanceof ImuseSysex.PartInstrument partInstrument) {
      Part part = player.parts().obtain(partInstrument.channel());
      if (part != null) {
        part.setInstrument(partInstrument.instrument());
        orchestra.parts().assignChannels();
      }
    } else if (command instanceof ImuseSysex.GlobalInstrument global) {
      orchestra.setPatch(global.slot(), global.patch());
    } else if (command instanceof ImuseSysex.Markers markers) {
      for (int i = 0; i < markers.ids().length() && player.isActive(); i++) {
        orchestra.markers().markerPassed(player, markers.ids().u8(i));
      }
    } else if (command instanceof ImuseSysex.SetLoop loop) {
      sequencer.setLoop(tick, loop);
    } else if (command instanceof ImuseSysex.ClearLoop) {
      sequencer.loop().clear();
    } else if (command instanceof ImuseSysex.SetProgram setProgram) {
      if (setProgram.bank() == 0) {
        changeProgram(setProgram.channel(), setProgram.program());
      }
    } else {
      executeHook(command);
    }
  }

  private void allocatePart(ImuseSysex.AllocatePart allocate) {
    boolean isNew = player.parts().of(allocate.channel()) == null;
    Part part = player.parts().obtain(allocate.channel());
    if (part == null) {
      return;
    }
    if (isNew) {
      orchestra.parts().setOn(part, allocate.isOn());
    } else {
      orchestra.parts().switchPart(part, allocate.isOn());
    }
    part.setReverb(allocate.hasReverb() ? 127 : 0);
    part.setPriorityOffset(allocate.priority());
    part.setVolume(allocate.volume());
    part.setPan(allocate.pan());
    part.setTranspose(allocate.transpose());
    part.setPercussion(allocate.isPercussion() && !player.rendition().containsPatches());
    part.setDetune(allocate.detune());
    part.setBendRange(allocate.bendRange());
    part.setProgram(allocate.program(), instrument(allocate.program()));
    orchestra.parts().refresh(part);
  }

  private void executeHook(ImuseSysex command) {
    Hooks hooks = player.hooks();
    if (command instanceof ImuseSysex.Jump jump) {
      if (!isScanning && hooks.useIfMatching(Hooks.JUMP, 0, jump.hook())) {
        sequencer.jumpFromMusic(jump.track(), new MusicPosition(jump.beat(), jump.tick()).ticks());
      }
    } else if (command instanceof ImuseSysex.Transpose transpose) {
      if (hooks.useIfMatching(Hooks.TRANSPOSE, 0, transpose.hook())) {
        player.transpose(transpose.isRelative(), transpose.semitones());
      }
    } else if (command instanceof ImuseSysex.PartOnOff onOff) {
      Part part = partForHook(Hooks.PART_ON_OFF, onOff.channel(), onOff.hook());
      if (part != null) {
        orchestra.parts().switchPart(part, onOff.isOn());
      }
    } else if (command instanceof ImuseSysex.PartVolume volume) {
      Part part = partForHook(Hooks.PART_VOLUME, volume.channel(), volume.hook());
      if (part != null) {
        part.setVolume(volume.volume());
      }
    } else if (command instanceof ImuseSysex.PartProgram program) {
      if (partForHook(Hooks.PART_PROGRAM, program.channel(), program.hook()) != null) {
        changeProgram(program.channel(), program.program());
      }
    } else if (command instanceof ImuseSysex.PartTranspose transpose) {
      Part part = partForHook(Hooks.PART_TRANSPOSE, transpose.channel(), transpose.hook());
      if (part != null && transpose.isRelative()) {
        part.addTranspose(transpose.semitones());
      } else if (part != null) {
        part.setTranspose(transpose.semitones());
      }
    }
  }

  private Part partForHook(int hookClass, int channel, int hook) {
    return player.hooks().useIfMatching(hookClass, channel, hook)
        ? player.parts().obtain(channel)
        : null;
  }

  /**
   * Processes all events from the start of a track up to {@code ticks} silently, and then starts
   * the notes that are held at that position. A change to another track first processes the whole
   * current track and ends its loop. A number without a track counts as another track.
   */
  void scan(int track, long ticks) {
    Playhead playhead = sequencer.playhead();
    isScanning = true;
    if (track != playhead.trackNumber()) {
      playhead.forEachEvent(this::playUnlessStopped);
      sequencer.loop().clear();
    }
    playhead.jump(track, 0, 0);
    playhead.jumpSilently(ticks, this::playUnlessStopped);
    isScanning = false;
    if (!player.isActive()) {
      return;
    }
    for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
      player.parts().obtain(channel);
    }
    sequencer.notes().startCollected(this::startNote);
  }

  /** Plays an event, unless a marker in the scanned music has stopped the player. */
  private void playUnlessStopped(MidiEvent event) {
    if (player.isActive()) {
      play(event);
    }
  }

  /** Starts a note with a default velocity, because its original velocity is not stored. */
  void startNote(int channel, int note) {
    Part part = player.parts().of(channel);
    if (part != null && part.isOn()) {
      part.noteOn(note, DEFAULT_VELOCITY);
    }
  }
}
