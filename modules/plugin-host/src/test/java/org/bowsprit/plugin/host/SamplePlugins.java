package org.bowsprit.plugin.host;

/**
 * The sources of plugins for tests. Each plugin is one class, {@code sample.Sample}, with the id
 * {@code sample}.
 */
public final class SamplePlugins {

  private static final String ROUTER =
      """
      package sample;

      import java.util.Set;
      import org.bowsprit.pathfinding.*;
      import org.bowsprit.service.OptionValues;

      @org.pf4j.Extension
      public final class Sample implements RouterProvider, org.pf4j.ExtensionPoint {
        public Sample() { %s }
        @Override public String id() { return "sample"; }
        @Override public String displayName() { return "%s"; }
        @Override public Set<RouterCapability> capabilities() { return Set.of(); }
        @Override public Router open(OptionValues options) {
          return floor -> request -> Route.straight(request, Reason.DIRECT);
        }
      }
      """;

  private static final String RENDERER =
      """
      package sample;

      import java.util.function.Consumer;
      import org.bowsprit.render.*;

      @org.pf4j.Extension
      public final class Sample implements RendererProvider, org.pf4j.ExtensionPoint {
        @Override public String id() { return "sample"; }
        @Override public String displayName() { return "%s"; }
        @Override public int preference() { return 1; }
        @Override public Availability probe() { return Availability.yes(); }
        @Override public Renderer open(DisplaySettings settings) { return new Shown(settings); }

        static final class Shown implements Renderer {
          private final DisplaySettings settings;
          private final Thread thread = new Thread(Shown::sleep, "thread of %s");
          Shown(DisplaySettings settings) {
            this.settings = settings;
            thread.setContextClassLoader(Sample.class.getClassLoader());
            thread.start();
          }
          private static void sleep() {
            try { Thread.sleep(Long.MAX_VALUE); } catch (InterruptedException e) { return; }
          }
          @Override public void present(Frame frame) {}
          @Override public void poll(Consumer<? super RenderEvent> sink) {}
          @Override public void apply(DisplaySettings changed) {}
          @Override public DisplaySettings settings() { return settings; }
          @Override public void close() {
            thread.interrupt();
            try { thread.join(); } catch (InterruptedException e) { thread.interrupt(); }
          }
        }
      }
      """;

  private static final String MUSIC =
      """
      package sample;

      import java.util.Arrays;
      import org.bowsprit.audio.synth.*;

      @org.pf4j.Extension
      public final class Sample implements MusicProvider, org.pf4j.ExtensionPoint {
        @Override public String id() { return "sample"; }
        @Override public String displayName() { return "Sample"; }
        @Override public MusicDevice device() { return MusicDevice.SPEAKER; }
        @Override public MusicSynth open(MusicSettings settings) {
          return new Synth(settings.sampleRate());
        }

        static final class Synth implements MusicSynth, PartDevice {
          private final int sampleRate;
          private int volume;
          Synth(int sampleRate) { this.sampleRate = sampleRate; }
          @Override public MusicDevice device() { return MusicDevice.SPEAKER; }
          @Override public PartDevice parts() { return this; }
          @Override public int sampleRate() { return sampleRate; }
          @Override public void render(short[] samples, int offset, int frames) {
            Arrays.fill(samples, offset, offset + 2 * frames, (short) (%d * volume));
          }
          @Override public int channels() { return 1; }
          @Override public void volume(int channel, int level) { volume = level; }
          @Override public void noteOn(int channel, int note, int velocity) {}
          @Override public void noteOff(int channel, int note) {}
          @Override public void bendRange(int channel, int semitones) {}
          @Override public void transpose(int channel, int semitones) {}
          @Override public void detune(int channel, int amount) {}
          @Override public void bend(int channel, int amount) {}
          @Override public void modulation(int channel, int value) {}
          @Override public void sustain(int channel, boolean pressed) {}
          @Override public void pan(int channel, int position) {}
          @Override public void priority(int channel, int priority) {}
          @Override public void reverb(int channel, int level) {}
          @Override public void chorus(int channel, int level) {}
          @Override public void instrument(int channel, Instrument instrument) {}
          @Override public void allNotesOff(int channel) {}
        }
      }
      """;

  private static final String SOUND_FILE =
      """
      package sample;

      import java.util.Set;
      import org.bowsprit.audio.file.*;
      import org.bowsprit.service.OptionValues;

      @org.pf4j.Extension
      public final class Sample implements SoundFileProvider, org.pf4j.ExtensionPoint {
        @Override public String id() { return "sample"; }
        @Override public String displayName() { return "Sample"; }
        @Override public Set<FileKind> kinds() { return Set.of(FileKind.FLAC); }
        @Override public SoundStream open(ByteSource source, OptionValues options) {
          return new Stream();
        }

        static final class Stream implements SoundStream {
          private long position;
          @Override public int sampleRate() { return 44_100; }
          @Override public int read(short[] samples, int offset, int frames) {
            for (int i = 0; i < frames; i++) {
              samples[offset + 2 * i] = (short) %d;
              samples[offset + 2 * i + 1] = (short) position++;
            }
            return frames;
          }
          @Override public void skip(long frames) { position += frames; }
          @Override public void close() {}
        }
      }
      """;

  private SamplePlugins() {}

  /** Returns the source of a router with a display name and a constructor body. */
  public static String router(String displayName, String constructorBody) {
    return ROUTER.formatted(constructorBody, displayName);
  }

  /**
   * Returns the source of a renderer with a display name. The renderer runs a thread while it is
   * open.
   */
  public static String renderer(String displayName) {
    return RENDERER.formatted(displayName, displayName);
  }

  /**
   * Returns the source of a synthesiser with one channel. Each of its samples is the volume of the
   * channel times {@code factor}.
   */
  public static String music(int factor) {
    return MUSIC.formatted(factor);
  }

  /**
   * Returns the source of a reader of FLAC files. Its streams never end. In each frame, the left
   * channel is {@code value}, and the right channel is the number of the frame.
   */
  public static String soundFile(int value) {
    return SOUND_FILE.formatted(value);
  }
}
