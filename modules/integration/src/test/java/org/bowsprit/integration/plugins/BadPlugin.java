package org.bowsprit.integration.plugins;

import java.nio.file.Path;

/**
 * A plugin with the id {@code bad}. A test supplies the code of some methods; the other methods do
 * nothing.
 */
final class BadPlugin {

  private static final String ROUTER_SOURCE =
      """
      package sample;

      import java.util.*;
      import org.bowsprit.pathfinding.*;
      import org.bowsprit.service.OptionValues;

      @org.pf4j.Extension
      public final class Bad implements RouterProvider, org.pf4j.ExtensionPoint {
        @Override public String id() { return "bad"; }
        @Override public String displayName() { return "Bad"; }
        @Override public Set<RouterCapability> capabilities() { return Set.of(); }
        @Override public Router open(OptionValues options) {
          return floor -> { PREPARE return request -> { ROUTE }; };
        }
        static int deeper(int depth) { return 1 + deeper(depth + 1); }
        static <T extends Throwable> void sneak(Throwable thrown) throws T {
          @SuppressWarnings("unchecked") T any = (T) thrown;
          throw any;
        }
      }
      """;

  private static final String RENDERER_SOURCE =
      """
      package sample;

      import java.util.function.Consumer;
      import org.bowsprit.render.*;

      @org.pf4j.Extension
      public final class Bad implements RendererProvider, org.pf4j.ExtensionPoint {
        @Override public String id() { return "bad"; }
        @Override public String displayName() { return "Bad"; }
        @Override public int preference() { return 0; }
        @Override public java.time.Duration patience() { return java.time.Duration.ofSeconds(1); }
        @Override public Availability probe() { return Availability.yes(); }
        @Override public Renderer open(DisplaySettings settings) {
          OPEN
          return new Renderer() {
            @Override public void present(Frame frame) { PRESENT }
            @Override public void poll(Consumer<? super RenderEvent> sink) { POLL }
            @Override public void apply(DisplaySettings other) {}
            @Override public DisplaySettings settings() { return settings; }
            @Override public void close() { CLOSE }
          };
        }
      }
      """;

  private static final String AUDIO_SOURCE =
      """
      package sample;

      import java.util.Optional;
      import org.bowsprit.audio.*;

      @org.pf4j.Extension
      public final class Bad implements AudioProvider, org.pf4j.ExtensionPoint {
        @Override public String id() { return "bad"; }
        @Override public String displayName() { return "Bad"; }
        @Override public int preference() { return 0; }
        @Override public AudioDevice open(AudioSettings settings) {
          OPEN
          return new AudioDevice() {
            @Override public int sampleRate() { return 44100; }
            @Override public int write(short[] samples, int offset, int frames) { WRITE }
            @Override public int queuedFrames() { QUEUED }
            @Override public void flush() {}
            @Override public void pause(boolean paused) {}
            @Override public Optional<String> failure() { return Optional.empty(); }
            @Override public void close() { CLOSE }
          };
        }
      }
      """;

  private static final String MUSIC_SOURCE =
      """
      package sample;

      import java.lang.reflect.Proxy;
      import org.bowsprit.audio.synth.MusicDevice;
      import org.bowsprit.audio.synth.*;

      @org.pf4j.Extension
      public final class Bad implements MusicProvider, org.pf4j.ExtensionPoint {
        @Override public String id() { return "bad"; }
        @Override public String displayName() { return "Bad"; }
        @Override public MusicDevice device() { return MusicDevice.GENERAL_MIDI; }
        @Override public MusicSynth open(MusicSettings settings) {
          OPEN
          return new MusicSynth() {
            @Override public MusicDevice device() { return MusicDevice.GENERAL_MIDI; }
            @Override public int sampleRate() { return 44100; }
            @Override public void render(short[] samples, int offset, int frames) { RENDER }
            @Override public void close() { CLOSE }
            @Override public PartDevice parts() {
              return (PartDevice) Proxy.newProxyInstance(PartDevice.class.getClassLoader(),
                  new Class<?>[] {PartDevice.class}, (parts, method, arguments) -> {
                    switch (method.getName()) {
                      case "channels": return 16;
                      case "rhythmChannel": return 9;
                      case "isFor": return true;
                      default: PARTS return null;
                    }
                  });
            }
          };
        }
      }
      """;

  private String source;

  private BadPlugin(String source) {
    this.source = source;
  }

  /**
   * Returns a router. The code of PREPARE runs once for each floor; the code of ROUTE returns a
   * route.
   */
  static BadPlugin router() {
    return new BadPlugin(ROUTER_SOURCE);
  }

  /** Returns a renderer that shows nothing and allows one second for each call. */
  static BadPlugin renderer() {
    return new BadPlugin(RENDERER_SOURCE);
  }

  /**
   * Returns a sound device that plays nothing. WRITE returns the number of accepted frames, QUEUED
   * the number of waiting frames.
   */
  static BadPlugin audio() {
    return new BadPlugin(AUDIO_SOURCE);
  }

  /** Returns a music device that plays nothing. */
  static BadPlugin music() {
    return new BadPlugin(MUSIC_SOURCE);
  }

  /**
   * Sets the code of a method.
   *
   * @param method the name of the method in capitals
   * @param code the statements; null if the method contains no statements
   */
  BadPlugin withCode(String method, String code) {
    source = source.replace(method, code == null ? "" : code);
    return this;
  }

  /** Returns the source. The methods for which the test supplied no code are harmless. */
  String source() {
    return source
        .replace("WRITE", "return frames;")
        .replace("QUEUED", "return 0;")
        .replaceAll("\\b(OPEN|PRESENT|POLL|CLOSE|PREPARE|RENDER|PARTS)\\b", "");
  }

  /** Packs the plugin into a jar in a folder. */
  void writeTo(Path folder, String name) {
    PluginJar.withId("bad").withSource("sample.Bad", source()).writeTo(folder, name);
  }
}
