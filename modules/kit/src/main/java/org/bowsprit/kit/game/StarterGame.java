package org.bowsprit.kit.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;

/** Provides the sources that new games start with. The files are resources of the kit. */
public final class StarterGame {

  private static final String LIST_FILE = "files.txt";
  private static final String TITLE_PLACEHOLDER = "@TITLE@";

  /** Separates the name of a file from the template that also contains the file. */
  private static final String SHARED_SEPARATOR = " < ";

  private StarterGame() {}

  /** Returns the sources of the smallest template, with a title for the new game. */
  public static SourceTree sources(String title) {
    return sources(Template.MINIMAL, title);
  }

  /** Returns the sources of a template, with a title for the new game. */
  public static SourceTree sources(Template template, String title) {
    NavigableMap<String, Bytes> files = new TreeMap<>();
    String list = new String(resource(template.folder(), LIST_FILE), StandardCharsets.UTF_8);
    for (String line : list.lines().filter(each -> !each.isBlank()).toList()) {
      int separator = line.indexOf(SHARED_SEPARATOR);
      String path = separator < 0 ? line : line.substring(0, separator);
      String folder =
          separator < 0 ? template.folder() : line.substring(separator + SHARED_SEPARATOR.length());
      byte[] contents = resource(folder, path);
      boolean isText = path.endsWith(".bow") || path.endsWith(".txt") || path.endsWith(".md");
      files.put(path, isText ? withTitle(contents, title) : Bytes.wrap(contents));
    }
    return new SourceTree(files);
  }

  private static Bytes withTitle(byte[] contents, String title) {
    String plain = title.replaceAll("[^A-Za-z0-9 _.-]", "");
    return SourceTree.bytes(
        new String(contents, StandardCharsets.UTF_8).replace(TITLE_PLACEHOLDER, plain));
  }

  private static byte[] resource(String folder, String path) {
    String name = folder + "/" + path;
    try (InputStream in = StarterGame.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the template's file " + name + " cannot be read", e);
    }
  }
}
