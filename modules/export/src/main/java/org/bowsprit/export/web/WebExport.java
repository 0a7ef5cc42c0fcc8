package org.bowsprit.export.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.desktop.page.IncompleteProgramException;
import org.bowsprit.desktop.page.WebSite;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.Cover;
import org.bowsprit.export.files.SharedFiles;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;

/** Creates a web page for a game: the site, and the game's files beside it. */
public final class WebExport {

  static final String GAME = "game/";

  private static final String PAGE = "index.html";
  private static final String MANIFEST = "manifest.webmanifest";
  private static final String CATALOGUE = "game.json";
  private static final String INVENTORY = "files.json";
  private static final String SERVICE_WORKER = "sw.js";
  private static final int PIECE = 1 << 20;

  private final WebSite site;

  @Inject
  WebExport(WebSite site) {
    this.site = site;
  }

  /**
   * Writes a folder of static files that play a game.
   *
   * @param facts the facts about the game
   * @param folder the target folder; existing files are replaced
   * @return the written files, by path
   * @throws IncompleteProgramException if parts of the program are missing
   */
  public List<String> write(Game game, PageFacts facts, Path folder) throws IOException {
    MessageDigest version = digest();
    Map<String, Long> written = new TreeMap<>();
    for (Map.Entry<String, byte[]> page : pages(game, facts).entrySet()) {
      Files.write(target(folder, page.getKey()), page.getValue());
      written.put(page.getKey(), (long) page.getValue().length);
      version.update(page.getValue());
    }
    SharedFiles shared = new SharedFiles(game, facts.title());
    for (String name : shared.names()) {
      written.put(GAME + name, copy(shared, name, target(folder, GAME + name), version));
    }
    byte[] catalogue = catalogue(game, facts.title(), shared).getBytes(UTF_8);
    Files.write(target(folder, GAME + CATALOGUE), catalogue);
    written.put(GAME + CATALOGUE, (long) catalogue.length);
    Files.writeString(target(folder, INVENTORY), inventory(version, written));
    written.put(INVENTORY, Files.size(folder.resolve(INVENTORY)));
    return List.copyOf(written.keySet());
  }

  /** Returns the files around the game: those of the site and the pictures of the game. */
  private Map<String, byte[]> pages(Game game, PageFacts facts) throws IOException {
    Map<String, byte[]> pages = new TreeMap<>(pictures(game));
    boolean hasCover = !pages.isEmpty();
    for (Map.Entry<String, Path> page : site.files().entrySet()) {
      pages.put(page.getKey(), Files.readAllBytes(page.getValue()));
    }
    edit(pages, PAGE, new PageHtml(facts, hasCover)::in);
    edit(pages, MANIFEST, new WebManifest(facts, hasCover)::in);
    return pages;
  }

  private static Map<String, byte[]> pictures(Game game) {
    return Cover.of(GameSetup.headless(game.resources(), new BoxGraphProvider()))
        .map(CoverPictures::of)
        .orElse(Map.of());
  }

  private static void edit(Map<String, byte[]> pages, String path, UnaryOperator<String> change) {
    pages.computeIfPresent(
        path, (same, text) -> change.apply(new String(text, UTF_8)).getBytes(UTF_8));
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

  private static String catalogue(Game game, String title, GameFiles shared) {
    return JsonWriter.object(
        json ->
            json.put("title", title)
                .put("hash", game.identity().md5())
                .put("router", BoxGraphProvider.ID)
                .putArray(
                    "files",
                    files ->
                        shared
                            .names()
                            .forEach(
                                name ->
                                    files.addObject(
                                        file ->
                                            file.put("name", name)
                                                .put("size", shared.size(name))))));
  }

  private static String inventory(MessageDigest version, Map<String, Long> written) {
    return JsonWriter.object(
        json ->
            json.put("version", HexFormat.of().formatHex(version.digest(), 0, 8))
                .putArray(
                    "files", files -> written.forEach((path, size) -> add(files, path, size))));
  }

  private static void add(JsonWriter files, String path, long size) {
    if (!path.equals(SERVICE_WORKER)) {
      files.addObject(file -> file.put("path", path).put("size", size));
    }
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
