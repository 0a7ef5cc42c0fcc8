package org.bowsprit.kit.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.kit.build.BuildSummary.WrittenFile;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.PictureHandling;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.internal.voice.VoiceKind;

/** Builds the game in a folder of sources and writes it to another folder. */
public final class GameBuild {

  private static final int MAX_NAME_LENGTH = 8;

  private final Path sources;
  private final Path target;
  private final String name;
  private final PictureHandling pictureHandling;

  /**
   * Creates a build that does not convert pictures.
   *
   * @param sources the folder of sources
   * @param target the folder for the game's files, created if it does not exist
   * @param name the file name before the dot
   */
  public GameBuild(Path sources, Path target, String name) {
    this(sources, target, name, PictureHandling.UNCHANGED);
  }

  /**
   * Creates a build.
   *
   * @param sources the folder of sources
   * @param target the folder for the game's files, created if it does not exist
   * @param name the file name before the dot
   * @param pictureHandling the allowed conversions of pictures
   */
  public GameBuild(Path sources, Path target, String name, PictureHandling pictureHandling) {
    this.sources = sources;
    this.target = target;
    this.name = name;
    this.pictureHandling = pictureHandling;
  }

  /**
   * Returns the usual file name for the game in a folder: up to eight capital letters and digits.
   */
  public static String defaultName(Path sources) {
    String folder = String.valueOf(sources.toAbsolutePath().normalize().getFileName());
    String letters = folder.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
    String name = letters.isEmpty() ? "GAME" : letters;
    return name.substring(0, Math.min(MAX_NAME_LENGTH, name.length()));
  }

  /** Returns the folder of the sources. */
  Path sources() {
    return sources;
  }

  /** The outcome of a build. */
  public record Outcome(BuildResult result, BuildSummary summary) {}

  /**
   * Builds the game. Writes the files only if there are no errors.
   *
   * @throws IOException if the sources cannot be read
   * @throws org.bowsprit.format.disk.NotWrittenException if the files cannot be written
   */
  public Outcome run() throws IOException {
    SourceTree tree = SourceTree.read(sources);
    BuildCache cache = BuildCache.ofSources(sources);
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, cache, pictureHandling).build(tree);
    List<WrittenFile> files = new ArrayList<>();
    if (!result.hasFailed()) {
      // The files are listed in the order of their names, with the index first.
      new TreeMap<>(BuiltFiles.of(name, result).writeInto(target))
          .forEach((file, bytes) -> files.add(writtenFile(file, bytes.toArray())));
      copyVoices(files);
    }
    return new Outcome(result, BuildSummary.of(result, files));
  }

  /**
   * Copies the speech file, which the command 'texts voices import' writes. Deletes a speech file
   * of another kind that an earlier build copied, because interpreters could use that file.
   */
  private void copyVoices(List<WrittenFile> files) throws IOException {
    Path voices = SourceTree.voicesFolder(sources);
    if (!Files.isDirectory(voices)) {
      return;
    }
    for (VoiceKind kind : VoiceKind.values()) {
      String file = kind.speechFile();
      if (Files.exists(voices.resolve(file))) {
        byte[] contents = Files.readAllBytes(voices.resolve(file));
        OutputFile.inFolder(target, file).write(contents);
        files.add(writtenFile(file, contents));
      } else {
        Files.deleteIfExists(target.resolve(file));
      }
    }
  }

  private static WrittenFile writtenFile(String file, byte[] contents) {
    return new WrittenFile(file, contents.length, sha256(contents));
  }

  private static String sha256(byte[] contents) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(contents));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
