package org.bowsprit.integration.plugins;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.integration.boot.MonkeyBootGame;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.panel.TextPanel;

/**
 * One way in which a plugin can misbehave.
 *
 * @param type the called service, or the object that the service opened
 * @param method the method; {@code new} for the constructor of a service
 * @param act the name of the misbehaviour in {@code Acts.java.txt}
 * @param callsBefore the number of successful calls before the misbehaviour
 */
record Misbehaviour(Class<?> type, String method, String act, int callsBefore) {

  private static final List<Class<?>> SERVICES =
      List.of(
          RouterProvider.class,
          RendererProvider.class,
          AudioProvider.class,
          MusicProvider.class,
          SoundFileProvider.class);
  private static final List<Class<?>> OPENED_TYPES =
      List.of(
          Router.class,
          PreparedRouter.class,
          Renderer.class,
          TextPanel.class,
          AudioDevice.class,
          MusicSynth.class,
          PartDevice.class,
          LegOracle.class,
          SoundStream.class);
  private static final List<String> SOURCE_NAMES =
      List.of("Acts", "Routers", "Renderers", "Sounds", "Synths", "SoundFiles");
  private static final Pattern ACT = Pattern.compile("(?m)^      case \"([a-z ]+)\" ->");

  /** Returns every misbehaviour in every method of every service, shuffled by a seed. */
  static List<Misbehaviour> all(long seed) {
    Random random = new Random(seed);
    List<Misbehaviour> misbehaviours = new ArrayList<>();
    for (Class<?> type : Stream.of(SERVICES, OPENED_TYPES).flatMap(List::stream).toList()) {
      for (String method : methodsOf(type)) {
        for (String act : actNames()) {
          misbehaviours.add(new Misbehaviour(type, method, act, random.nextInt(2) * 10));
        }
      }
    }
    // A renderer whose poll does nothing never reports that the player quits, so the game would not
    // end.
    misbehaviours.removeIf(
        misbehaviour ->
            misbehaviour.typeAndMethod().equals("Renderer.poll")
                && misbehaviour.act().equals("returns null"));
    Collections.shuffle(misbehaviours, random);
    return misbehaviours;
  }

  private static TreeSet<String> methodsOf(Class<?> type) {
    TreeSet<String> methods = new TreeSet<>();
    Stream.of(type.getMethods()).forEach(method -> methods.add(method.getName()));
    if (SERVICES.contains(type)) {
      methods.add("new");
    }
    return methods;
  }

  private static List<String> actNames() {
    return ACT.matcher(source("Acts")).results().map(match -> match.group(1)).toList();
  }

  /** Writes the plugin with a service of each kind. All services have the id {@code bad}. */
  static void writePlugin(Path folder) {
    PluginJar plugin = PluginJar.withId("bad");
    SOURCE_NAMES.forEach(name -> plugin.withSource("sample." + name, source(name)));
    plugin.writeTo(folder, "bad.jar");
  }

  private static String source(String name) {
    try (InputStream file =
        Misbehaviour.class.getResourceAsStream("misbehaving/" + name + ".java.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the type and the method in the notation of the plugin. */
  String typeAndMethod() {
    return type.getSimpleName() + "." + method;
  }

  /** Returns whether the plugin tries to end the process. */
  boolean exitsProcess() {
    return act.startsWith("exits");
  }

  /**
   * Writes three things into a folder: a game that plays a CD track, the track as a file that the
   * plugin reads, and a file with the keys that start the track.
   */
  static void writeGameWithTrack(Path folder) throws IOException {
    GameWriter.Files game = new MonkeyBootGame().write();
    Files.write(folder.resolve("MONKEY.000"), game.encryptedIndex());
    Files.write(folder.resolve("MONKEY.001"), game.encryptedData());
    Files.write(folder.resolve("track17.flac"), flacHeader());
    Files.writeString(folder.resolve("keys.txt"), "5 key 32\n");
  }

  /**
   * Returns the header of a FLAC file of five minutes. The header contains the length, because a
   * track without a length is never played.
   */
  private static byte[] flacHeader() {
    int rate = 44_100;
    long rateChannelsBitsAndLength = ((long) rate << 44) | (1L << 41) | (15L << 36) | 300L * rate;
    return ByteBuffer.allocate(1_000)
        .put("fLaC".getBytes(StandardCharsets.US_ASCII))
        .putInt(0x8000_0022)
        .putShort((short) 4_096)
        .putShort((short) 4_096)
        .position(18)
        .putLong(rateChannelsBitsAndLength)
        .array();
  }

  /**
   * Returns a command that calls the service.
   *
   * @param gameFolder the result of {@link #writeGameWithTrack}
   */
  List<String> command(Path gameFolder) {
    String service = type.getPackageName() + "." + type.getSimpleName();
    if (service.contains(".pathfinding.")) {
      return words("run walklab --ticks 150 --boot-param 100 --seed 7 --router bad");
    }
    if (service.contains(".render.")) {
      return words("play walklab --renderer bad --audio silent");
    }
    String frameLimit = frameOptions(40);
    if (service.contains(".synth.")) {
      return words("play gannet-rock --music bad --audio silent" + frameLimit);
    }
    // The program reads a sound file only if a sound device plays it. It reads the file on a
    // separate thread, so this command plays more frames.
    return service.contains(".file.")
        ? words(
            "play %s --replay %s/keys.txt --audio bad".formatted(gameFolder, gameFolder)
                + frameOptions(180))
        : words("play gannet-rock --audio bad" + frameLimit);
  }

  private static String frameOptions(int count) {
    return " --renderer headless --renderer-option headless.frames=" + count;
  }

  private static List<String> words(String line) {
    return List.of(line.split(" "));
  }

  @Override
  public String toString() {
    return typeAndMethod() + " " + act + (callsBefore == 0 ? "" : " after " + callsBefore);
  }
}
