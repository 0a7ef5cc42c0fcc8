package org.bowsprit.audio.midiport;

import java.util.List;
import java.util.Locale;
import javax.sound.midi.MidiUnavailableException;
import javax.sound.midi.Receiver;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Provides the music device {@code midi-port}. */
@Extension
public final class MidiPortProvider implements MusicProvider, ExtensionPoint {

  private static final String PORT_OPTION = "port";
  private static final String DEVICE_OPTION = "as";
  private static final String MT32_VALUE = "mt32";
  private static final String DELAY_OPTION = "delay";

  /**
   * The default delay in milliseconds: the reserve of the mixer plus the usual buffer of a sound
   * device.
   */
  private static final int DEFAULT_DELAY_MILLIS = 80;

  private final MidiPorts ports;

  /** Creates a provider of the system's ports. PF4J calls this constructor. */
  public MidiPortProvider() {
    this(new SystemPorts());
  }

  MidiPortProvider(MidiPorts ports) {
    this.ports = ports;
  }

  @Override
  public String id() {
    return "midi-port";
  }

  @Override
  public String displayName() {
    return "A MIDI port";
  }

  @Override
  public MusicDevice device() {
    return MusicDevice.GENERAL_MIDI;
  }

  @Override
  public MusicDevice device(MusicSettings settings) {
    return device(settings.optionsOf(this));
  }

  private MusicDevice device(OptionValues options) {
    return options.text(DEVICE_OPTION).equals(MT32_VALUE) ? MusicDevice.MT32 : device();
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.text(
            PORT_OPTION, "The name of the port, or a part of it; by default the first port.", ""),
        Option.choice(DEVICE_OPTION, "What is connected to the port.", "gm", MT32_VALUE),
        Option.number(
            DELAY_OPTION,
            "The delay of MIDI messages in milliseconds, so that they match the other sounds.",
            DEFAULT_DELAY_MILLIS,
            0,
            1_000));
  }

  @Override
  public MusicSynth open(MusicSettings settings) throws AudioException {
    OptionValues options = settings.optionsOf(this);
    String name = portName(options.text(PORT_OPTION));
    TimedSender sender =
        new TimedSender(name, openReceiver(name), () -> ports.names().contains(name));
    try {
      return new MidiPortSynth(
          device(options), settings.sampleRate(), sender, options.number(DELAY_OPTION));
    } catch (InterruptedException e) {
      sender.close();
      Thread.currentThread().interrupt();
      throw new AudioException("interrupted while " + name + " was set up", e);
    }
  }

  private String portName(String requestedName) throws AudioException {
    List<String> names = ports.names();
    if (names.isEmpty()) {
      throw new AudioException("this machine has no MIDI port that accepts notes");
    }
    String lowerCasePart = requestedName.toLowerCase(Locale.ROOT);
    return names.stream()
        .filter(name -> name.equalsIgnoreCase(requestedName))
        .findFirst()
        .or(
            () ->
                names.stream()
                    .filter(name -> name.toLowerCase(Locale.ROOT).contains(lowerCasePart))
                    .findFirst())
        .orElseThrow(
            () ->
                new AudioException(
                    "no MIDI port has \"%s\" in its name; there are %s"
                        .formatted(requestedName, String.join(", ", names))));
  }

  private Receiver openReceiver(String name) throws AudioException {
    try {
      return ports.open(name);
    } catch (MidiUnavailableException e) {
      throw new AudioException("the MIDI port " + name + " cannot be opened: " + e.getMessage(), e);
    }
  }
}
