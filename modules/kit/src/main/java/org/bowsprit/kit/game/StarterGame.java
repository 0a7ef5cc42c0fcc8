package org.bowsprit.kit.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;

/** The sources of the small game that new ones begin with; the files are resources of the kit. */
public final class StarterGame {

  private static final String FOLDER = "starter/";
  private static final String LIST = "files.txt";
  private static final String TITLE = "@TITLE@";

  private StarterGame() {}

  /** Returns the sources with a title put in. */
  public static SourceTree sources(String title) {
    NavigableMap<String, Bytes> files = new TreeMap<>();
    String list = new String(resource(LIST), StandardCharsets.UTF_8);
    List<String> paths = list.lines().filter(line -> !line.isBlank()).toList();
    for (String path : paths) {
      byte[] contents = resource(path);
      boolean isText = path.endsWith(".bow") || path.endsWith(".txt") || path.endsWith(".md");
      files.put(path, isText ? titled(contents, title) : Bytes.wrap(contents));
    }
    return new SourceTree(files);
  }

  private static Bytes titled(byte[] contents, String title) {
    String plain = title.replaceAll("[^A-Za-z0-9 _.-]", "");
    return SourceTree.bytes(new String(contents, StandardCharsets.UTF_8).replace(TITLE, plain));
  }

  private static byte[] resource(String path) {
    try (InputStream in = StarterGame.class.getResourceAsStream(FOLDER + path)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the starter's file " + path + " cannot be read", e);
    }
  }
}
