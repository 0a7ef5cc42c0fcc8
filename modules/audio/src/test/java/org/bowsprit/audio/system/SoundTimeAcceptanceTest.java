package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.adlib.NoSynth;
import org.bowsprit.audio.mix.KeptSound;
import org.bowsprit.audio.mix.Recorder;
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

/** Makes the numbered checks of spec 10 §8 about the start and end of sounds. */
class SoundTimeAcceptanceTest {

  private static final int DIVISION = 480;

  private final SoundsInMemory sounds = new SoundsInMemory();
  private final List<Integer> started = new ArrayList<>();

  private static Sound renditions(Object... tagsAndPayloads) {
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

  private static Bytes music(int tempoTick, int tempo, int end) {
    ByteWriter track = new ByteWriter();
    quantity(track, tempoTick);
    track.bytes(Bytes.of(0xFF, 0x51, 3, tempo >> 16, (tempo >> 8) & 0xFF, tempo & 0xFF));
    quantity(track, end - tempoTick);
    track.bytes(Bytes.of(0xFF, 0x2F, 0));
    Bytes events = track.toBytes();
    ByteWriter out = new ByteWriter();
    out.tag("MThd").u32Be(6).bytes(Bytes.of(0, 0, 0, 1, DIVISION >> 8, DIVISION & 0xFF));
    out.tag("MTrk").u32Be(events.length()).bytes(events);
    return out.toBytes();
  }

  private static void quantity(ByteWriter out, int value) {
    out.bytes(Bytes.of(((value >> 7) & 0x7F) | 0x80, value & 0x7F));
  }

  private static Bytes sample(int timeConstant, int count) {
    ByteWriter out = new ByteWriter();
    int length = count + 2;
    out.bytes(Bytes.of(1, length & 0xFF, length >> 8, 0, timeConstant, 0));
    out.bytes(Bytes.wrap(new byte[count]));
    Bytes voc = out.toBytes();
    ByteWriter sbl = new ByteWriter();
    sbl.tag("AUhd").u32Be(3).bytes(Bytes.of(0, 0, 0x80));
    sbl.tag("AUdt").u32Be(voc.length()).bytes(voc);
    return sbl.toBytes();
  }

  @Test
  void check4RolandMusicIsSilentOnAdlibAndDoesNotRun() {
    sounds.put(7, decode(renditions("ROL ", music(0, 1, 10)), MusicDevice.ADLIB));
    SoundSystem system = new SoundSystem(sounds, SoundSetup.unheard(), result -> {});
    system.start(7);
    assertThat(system.isRunning(7)).isEqualTo(1);
    system.runQueues();

    assertThat(sounds.loaded(7)).get().isInstanceOf(SoundResource.Silent.class);
    assertThat(system.isRunning(7)).isZero();
  }

  private int jiffiesOf(Bytes music) {
    sounds.put(8, decode(renditions("ADL ", music), MusicDevice.ADLIB));
    return jiffiesOfEight(SoundSetup.unheard());
  }

  private int jiffiesOfEight(SoundSetup setup) {
    SoundSystem system = new SoundSystem(sounds, setup, result -> {});
    system.advance(1);
    system.start(8);
    system.runQueues();
    int jiffies = 0;
    for (; system.isRunning(8) != 0; jiffies++) {
      system.advance(1);
    }
    return jiffies;
  }

  @Test
  void knownGamesCheck31MusicForARolandAloneIsSilentOnAnAdlib() {
    check4RolandMusicIsSilentOnAdlibAndDoesNotRun();
  }

  @Test
  void knownGamesCheck30WithoutAMusicDeviceSamplesAreHeardAndMusicIsNot() {
    KeptSound kept = new KeptSound();
    MusicSynth none = new NoSynth.Provider().open(new MusicSettings(44_100, ""));
    SoundCard card = new SoundCard(kept, none, Recorder.NONE);
    sounds.put(8, decode(renditions("ADL ", music(0, 500_000, 480)), none.device()));
    assertThat(jiffiesOfEight(card.setup())).isEqualTo(30);
    assertThat(kept.left).isNotEmpty().containsOnly((short) 0);

    sounds.put(
        8,
        decode(
            renditions("ADL ", music(0, 500_000, 480), "SBL ", sample(0x6E, 6_849)),
            none.device()));
    assertThat(jiffiesOfEight(card.setup())).isEqualTo(60);
    assertThat(kept.left).anyMatch(sample -> sample < -8_000);
  }

  @Test
  void check9MusicLastsItsTicksAtItsTempo() {
    assertThat(jiffiesOf(music(0, 500_000, 2_400))).isEqualTo(150);
  }

  @Test
  void check10ATempoCountsFromItsTickOn() {
    assertThat(jiffiesOf(music(960, 250_000, 2_400))).isEqualTo(105);
  }

  @Test
  void check18TheLastSoundOfAFrameStartsFirst() {
    sounds.put(5, decode(renditions("SBL ", sample(0x6E, 100)), MusicDevice.ADLIB));
    sounds.put(6, decode(renditions("SBL ", sample(0x6E, 100)), MusicDevice.ADLIB));
    EffectListener listener =
        new EffectListener() {
          @Override
          public void started(int sound, Pcm samples) {
            started.add(sound);
          }

          @Override
          public void ended(int sound) {}
        };
    SoundSystem system =
        new SoundSystem(sounds, SoundSetup.unheard().withEffects(listener), result -> {});
    system.start(5);
    system.start(6);
    system.runQueues();

    assertThat(started).containsExactly(6, 5);
  }
}
