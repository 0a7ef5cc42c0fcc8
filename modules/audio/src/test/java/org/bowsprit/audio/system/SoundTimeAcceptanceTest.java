package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.adlib.NoSynth;
import org.bowsprit.audio.mix.Recorder;
import org.bowsprit.audio.mix.RecordingDevice;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.resource.SoundDecoder;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.media.voc.Pcm;
import org.junit.jupiter.api.Test;

/** Runs the numbered checks of spec 10 §8 about the start and end of sounds. */
class SoundTimeAcceptanceTest {

  private static final int DIVISION = 480;

  private final InMemorySoundStore sounds = new InMemorySoundStore();
  private final List<Integer> startedSounds = new ArrayList<>();

  private static Sound soundWithRenditions(Object... tagsAndPayloads) {
    List<Sound.Rendition> renditions = new ArrayList<>();
    for (int i = 0; i < tagsAndPayloads.length; i += 2) {
      renditions.add(
          new Sound.Rendition((String) tagsAndPayloads[i], (Bytes) tagsAndPayloads[i + 1]));
    }
    ByteWriter out = new ByteWriter();
    new Sound.Renditions(renditions, Bytes.EMPTY).encode(out);
    return Sound.decode(out.toBytes().reader(ChunkPath.ROOT));
  }

  private static SoundResource decode(Sound sound, MusicDevice device) {
    return SoundDecoder.decode(sound, ChunkPath.ROOT, device);
  }

  private static Bytes musicPayload(int tempoTick, int microsPerQuarter, int endTick) {
    ByteWriter track = new ByteWriter();
    writeVariableLengthNumber(track, tempoTick);
    track.bytes(
        Bytes.of(
            0xFF,
            0x51,
            3,
            microsPerQuarter >> 16,
            (microsPerQuarter >> 8) & 0xFF,
            microsPerQuarter & 0xFF));
    writeVariableLengthNumber(track, endTick - tempoTick);
    track.bytes(Bytes.of(0xFF, 0x2F, 0));
    Bytes events = track.toBytes();
    ByteWriter out = new ByteWriter();
    out.tag("MThd").u32Be(6).bytes(Bytes.of(0, 0, 0, 1, DIVISION >> 8, DIVISION & 0xFF));
    out.tag("MTrk").u32Be(events.length()).bytes(events);
    return out.toBytes();
  }

  private static void writeVariableLengthNumber(ByteWriter out, int value) {
    out.bytes(Bytes.of(((value >> 7) & 0x7F) | 0x80, value & 0x7F));
  }

  private static Bytes effectPayload(int timeConstant, int sampleCount) {
    ByteWriter out = new ByteWriter();
    int length = sampleCount + 2;
    out.bytes(Bytes.of(1, length & 0xFF, length >> 8, 0, timeConstant, 0));
    out.bytes(Bytes.wrap(new byte[sampleCount]));
    Bytes voc = out.toBytes();
    ByteWriter payload = new ByteWriter();
    payload.tag("AUhd").u32Be(3).bytes(Bytes.of(0, 0, 0x80));
    payload.tag("AUdt").u32Be(voc.length()).bytes(voc);
    return payload.toBytes();
  }

  @Test
  void check4RolandMusicIsSilentOnAdlibAndDoesNotRun() {
    sounds.put(7, decode(soundWithRenditions("ROL ", musicPayload(0, 1, 10)), MusicDevice.ADLIB));
    SoundSystem system = new SoundSystem(sounds, SoundSetup.silent(), result -> {});
    system.start(7);
    assertThat(system.runningState(7)).isEqualTo(1);
    system.runQueues();

    assertThat(sounds.loaded(7)).get().isInstanceOf(SoundResource.Silent.class);
    assertThat(system.runningState(7)).isZero();
  }

  private int jiffiesOfMusic(Bytes music) {
    sounds.put(8, decode(soundWithRenditions("ADL ", music), MusicDevice.ADLIB));
    return jiffiesOfSoundEight(SoundSetup.silent());
  }

  private int jiffiesOfSoundEight(SoundSetup setup) {
    SoundSystem system = new SoundSystem(sounds, setup, result -> {});
    system.advance(1);
    system.start(8);
    system.runQueues();
    int jiffies = 0;
    for (; system.runningState(8) != 0; jiffies++) {
      system.advance(1);
    }
    return jiffies;
  }

  @Test
  void knownGamesCheck31MusicOnlyForARolandIsSilentOnAnAdlibCard() {
    check4RolandMusicIsSilentOnAdlibAndDoesNotRun();
  }

  @Test
  void knownGamesCheck30OnlySamplesAreHeardWithoutAMusicDevice() {
    RecordingDevice recordingDevice = new RecordingDevice();
    MusicSynth noSynth = new NoSynth.Provider().open(new MusicSettings(44_100, ""));
    SoundCard card = new SoundCard(recordingDevice, noSynth, Recorder.NONE);
    sounds.put(
        8, decode(soundWithRenditions("ADL ", musicPayload(0, 500_000, 480)), noSynth.device()));
    assertThat(jiffiesOfSoundEight(card.setup())).isEqualTo(30);
    assertThat(recordingDevice.leftSamples).isNotEmpty().containsOnly((short) 0);

    sounds.put(
        8,
        decode(
            soundWithRenditions(
                "ADL ", musicPayload(0, 500_000, 480), "SBL ", effectPayload(0x6E, 6_849)),
            noSynth.device()));
    assertThat(jiffiesOfSoundEight(card.setup())).isEqualTo(60);
    assertThat(recordingDevice.leftSamples).anyMatch(sample -> sample < -8_000);
  }

  @Test
  void check9TheTempoDeterminesTheLengthOfMusic() {
    assertThat(jiffiesOfMusic(musicPayload(0, 500_000, 2_400))).isEqualTo(150);
  }

  @Test
  void check10ATempoTakesEffectAtItsTick() {
    assertThat(jiffiesOfMusic(musicPayload(960, 250_000, 2_400))).isEqualTo(105);
  }

  @Test
  void check18TheLastSoundOfAFrameStartsFirst() {
    sounds.put(5, decode(soundWithRenditions("SBL ", effectPayload(0x6E, 100)), MusicDevice.ADLIB));
    sounds.put(6, decode(soundWithRenditions("SBL ", effectPayload(0x6E, 100)), MusicDevice.ADLIB));
    EffectListener listener =
        new EffectListener() {
          @Override
          public void started(int sound, Pcm samples) {
            startedSounds.add(sound);
          }

          @Override
          public void ended(int sound) {}
        };
    SoundSystem system =
        new SoundSystem(sounds, SoundSetup.silent().withEffects(listener), result -> {});
    system.start(5);
    system.start(6);
    system.runQueues();

    assertThat(startedSounds).containsExactly(6, 5);
  }
}
