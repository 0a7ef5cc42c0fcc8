package org.bowsprit.export.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.desktop.page.IncompleteProgramException;
import org.bowsprit.desktop.page.WebSite;
import org.bowsprit.export.files.ExportedFiles;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;

/** Creates a web site that plays a game, including the files of the game. */
public final class WebExport {

  static final String GAME_FOLDER = "game/";

  private static final String PAGE_FILE = "index.html";
  private static final String MANIFEST_FILE = "manifest.webmanifest";
  private static final String CATALOGUE_FILE = "game.json";

  private final WebSite site;

  @Inject
  WebExport(WebSite site) {
    this.site = site;
  }

  /**
   * Writes a folder of static files that play a game.
   *
   * @param facts the facts about the game that its page shows
   * @param folder the target folder; existing files are replaced
   * @return the written files, by path
   * @throws IncompleteProgramException if parts of the program are missing
   */
  public List<String> write(Game game, PageFacts facts, Path folder) throws IOException {
    GameFiles exportedFiles = new ExportedFiles(game, facts.title());
    GameOpening opening = GameOpening.of(exportedFiles);
    SiteFolder siteFolder = new SiteFolder(folder);
    for (Map.Entry<String, byte[]> page : pages(facts, opening).entrySet()) {
      siteFolder.write(page.getKey(), page.getValue());
    }
    List<Consumer<JsonWriter>> entries = new ArrayList<>();
    for (String name : exportedFiles.names()) {
      entries.add(
          SplitFile.isLargeEnough(exportedFiles, name)
              ? writePieces(new SplitFile(exportedFiles, name, opening.blocks(name)), siteFolder)
              : writeWhole(exportedFiles, name, siteFolder));
    }
    siteFolder.write(
        GAME_FOLDER + CATALOGUE_FILE, catalogue(game, facts.title(), entries).getBytes(UTF_8));
    return siteFolder.finish();
  }

  /**
   * Returns the files that the site needs in addition to the files of the game, including pictures
   * of the game.
   */
  private Map<String, byte[]> pages(PageFacts facts, GameOpening opening) throws IOException {
    Map<String, byte[]> pages =
        new TreeMap<>(opening.cover().map(CoverPictures::of).orElse(Map.of()));
    boolean hasCover = !pages.isEmpty();
    for (Map.Entry<String, Path> page : site.files().entrySet()) {
      pages.put(page.getKey(), Files.readAllBytes(page.getValue()));
    }
    new PageFileMerger(PAGE_FILE, pages).merge();
    replaceText(pages, PAGE_FILE, new PageHtml(facts, hasCover)::insertInto);
    replaceText(pages, MANIFEST_FILE, new WebManifest(facts, hasCover)::insertInto);
    return pages;
  }

  private static void replaceText(
      Map<String, byte[]> pages, String path, UnaryOperator<String> change) {
    pages.computeIfPresent(
        path, (same, text) -> change.apply(new String(text, UTF_8)).getBytes(UTF_8));
  }

  /** Writes a file unchanged, and returns its entry in the catalogue. */
  private static Consumer<JsonWriter> writeWhole(
      GameFiles files, String name, SiteFolder siteFolder) throws IOException {
    byte[] bytes = files.readAll(name);
    siteFolder.write(GAME_FOLDER + name, bytes);
    return json -> json.put("name", name).put("size", bytes.length);
  }

  /** Writes a file in pieces, and returns its entry in the catalogue. */
  private static Consumer<JsonWriter> writePieces(SplitFile file, SiteFolder siteFolder)
      throws IOException {
    SplitFile.Part first = file.firstPart();
    siteFolder.write(GAME_FOLDER + first.name(), first.bytes().toArray());
    List<String> digests = new ArrayList<>();
    for (int i = 0; i < file.pieces(); i++) {
      SplitFile.Part piece = file.piece(i);
      siteFolder.write(GAME_FOLDER + piece.name(), piece.bytes().toArray());
      digests.add(SplitFile.digest(piece));
    }
    return json -> file.writeEntry(json, digests);
  }

  private static String catalogue(Game game, String title, List<Consumer<JsonWriter>> entries) {
    return JsonWriter.object(
        json ->
            json.put("title", title)
                .put("hash", game.identity().md5())
                .put("router", BoxGraphProvider.ID)
                .putArray("files", files -> entries.forEach(files::addObject)));
  }
}
