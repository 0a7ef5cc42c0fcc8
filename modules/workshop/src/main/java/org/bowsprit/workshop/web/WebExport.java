package org.bowsprit.workshop.web;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.console.Json;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.workshop.source.SharedFiles;

/** Makes a web page of a game: the site, and the game's files beside it. */
public final class WebExport {

  static final String GAME = "game/";

  private static final String CATALOGUE = "game.json";
  private static final String INVENTORY = "files.json";
  private static final String SERVICE_WORKER = "sw.js";
  private static final int PIECE = 1 << 20;

  private final WebSite site;

  @Inject
  WebExport(WebSite site) {
    this.site = site;
  }

  /** What {@code files.json} says of a file. */
  record Entry(String path, long size) {}

  /** What {@code game.json} says of a file. */
  record GameEntry(String name, long size) {}

  /** What {@code game.json} says. */
  record Catalogue(String title, String hash, String router, List<GameEntry> files) {}

  /** What {@code files.json} says. */
  record Inventory(String version, List<Entry> files) {}

  /**
   * Writes a folder of static files that play a game.
   *
   * @param title what the page calls the game
   * @param folder where to; files that are there already are replaced
   * @return what was written, by path
   * @throws CommandFailure if this is no whole program
   */
  public List<String> write(Game game, String title, Path folder) throws IOException {
    Map<String, Path> pages = site.files();
    MessageDigest version = digest();
    Map<String, Long> written = new TreeMap<>();
    for (Map.Entry<String, Path> page : pages.entrySet()) {
      Path target = target(folder, page.getKey());
      Files.write(target, Files.readAllBytes(page.getValue()));
      written.put(page.getKey(), Files.size(target));
      version.update(Files.readAllBytes(target));
    }
    for (String name : SharedFiles.names(game)) {
      written.put(GAME + name, copy(game.files(), name, target(folder, GAME + name), version));
    }
    byte[] catalogue = catalogue(game, title).getBytes(StandardCharsets.UTF_8);
    Files.write(target(folder, GAME + CATALOGUE), catalogue);
    written.put(GAME + CATALOGUE, (long) catalogue.length);
    Files.writeString(target(folder, INVENTORY), inventory(version, written));
    written.put(INVENTORY, Files.size(folder.resolve(INVENTORY)));
    return List.copyOf(written.keySet());
  }

  private static long copy(GameFiles files, String name, Path target, MessageDigest version)
      throws IOException {
    long size = files.size(name);
    try (OutputStream out = Files.newOutputStream(target)) {
      for (long at = 0; at < size; at += PIECE) {
        byte[] piece = files.read(name, at, (int) Math.min(PIECE, size - at));
        version.update(piece);
        out.write(piece);
      }
    }
    return size;
  }

  private static String catalogue(Game game, String title) throws IOException {
    List<GameEntry> files = new ArrayList<>();
    SharedFiles.names(game)
        .forEach(name -> files.add(new GameEntry(name, game.files().size(name))));
    return Json.text(new Catalogue(title, game.identity().md5(), BoxGraphProvider.ID, files));
  }

  private static String inventory(MessageDigest version, Map<String, Long> written)
      throws IOException {
    List<Entry> entries = new ArrayList<>();
    written.forEach(
        (path, size) -> {
          if (!path.equals(SERVICE_WORKER)) {
            entries.add(new Entry(path, size));
          }
        });
    return Json.text(new Inventory(HexFormat.of().formatHex(version.digest(), 0, 8), entries));
  }

  private static Path target(Path folder, String path) throws IOException {
    Path target = folder.resolve(path);
    Files.createDirectories(target.toAbsolutePath().getParent());
    return target;
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
