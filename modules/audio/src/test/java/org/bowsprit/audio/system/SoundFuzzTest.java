package org.bowsprit.audio.system;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.resource.SoundDecoder;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.fixture.Fuzz;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.sound.Sound;
import org.junit.jupiter.api.Test;

/**
 * Tests that a damaged sound is refused, is silent, or plays as far as it is valid, and that the
 * game continues.
 */
class SoundFuzzTest {

  private static final int SOUND = 5;
  private static final int MAX_SOUNDS = 64;
  private static final int FRAMES_WITHOUT_MIXING = 24;
  private static final int FRAMES_WITH_MIXING = 2;
  private static final int JIFFIES_PER_FRAME = 3;

  /** One of this many cases is also mixed. Mixing takes longer. */
  private static final int MIX_INTERVAL = 100;

  private static final List<MusicDevice> DEVICES = List.of(MusicDevice.values());

  private int caseCount;

  private static List<byte[]> undamagedPayloads() {
    GameResources game =
        new GameOpener().open(Path.of("target/test-classes/games/soundlab")).resources();
    List<byte[]> payloads = new ArrayList<>();
    for (int sound = 1; sound < MAX_SOUNDS; sound++) {
      game.sound(sound)
          .ifPresent(
              foundSound -> {
                ByteWriter out = new ByteWriter();
                foundSound.encode(out);
                payloads.add(out.toArray());
              });
    }
    return payloads;
  }

  @Test
  void damagedSoundsDoNotStopTheGame() {
    Fuzz.run("sound", undamagedPayloads(), Fuzz.cases(1_000), this::play);
  }

  private void play(byte[] payload) {
    MusicDevice device = DEVICES.get(caseCount % DEVICES.size());
    Sound sound = Sound.decode(Bytes.wrap(payload).reader(ChunkPath.ROOT));
    SoundResource resource = SoundDecoder.decode(sound, ChunkPath.ROOT, device);
    play(resource, SoundSetup.silent(), FRAMES_WITHOUT_MIXING);
    if (caseCount++ % MIX_INTERVAL == 0) {
      SoundCard card = new SoundCard(new SilentProvider().open(AudioSettings.DEFAULT));
      play(resource, card.setup(), FRAMES_WITH_MIXING);
    }
  }

  private static void play(SoundResource resource, SoundSetup setup, int frames) {
    SoundSystem system = new SoundSystem(new SingleSoundStore(resource), setup, result -> {});
    system.start(SOUND);
    system.runQueues();
    for (int i = 0; i < frames; i++) {
      system.advance(JIFFIES_PER_FRAME);
      sendCommand(system, i);
      system.runningState(SOUND);
      system.musicTimer();
      system.runQueues();
    }
    system.restore(system.snapshot());
    system.stopAll();
  }

  /** Sends the command that a script sends in this frame, if there is one. */
  private static void sendCommand(SoundSystem system, int frame) {
    switch (frame) {
      case 3 -> system.command(268, SOUND, 0, 5, 0);
      case 5 -> system.command(263, SOUND, 1, 2, 0);
      case 8 -> system.command(264, SOUND, 0, 2, 0);
      case 11 -> system.command(265, SOUND, 3, 1, 0, 4, 0);
      case 14 -> system.command(269, SOUND, 20, 50);
      case 17 -> system.command(262, SOUND, 255);
      case 20 -> system.start(SOUND);
      default -> {
        // The script waits.
      }
    }
  }

  /** A game of one sound. */
  private record SingleSoundStore(SoundResource resource) implements SoundStore {

    @Override
    public Optional<SoundResource> loaded(int sound) {
      return sound == SOUND ? Optional.of(resource) : Optional.empty();
    }

    @Override
    public List<Integer> inMemory() {
      return List.of(SOUND);
    }

    @Override
    public void unload(int sound) {}

    @Override
    public void load(int sound) {}
  }
}
