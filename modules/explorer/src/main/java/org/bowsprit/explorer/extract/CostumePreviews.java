package org.bowsprit.explorer.extract;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.bowsprit.bytes.html.ContentPolicy;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;

/**
 * Writes a page for authors for each costume. The page plays every chore in every direction at a
 * chosen speed or step by step. It can also show the previous and the next step through the current
 * step.
 */
public final class CostumePreviews {

  private static final String DATA = "/*COSTUME*/null";

  private final GameResources resources;
  private final Map<Integer, String> names;
  private final OutputFolder out;

  /**
   * Prepares to write.
   *
   * @param resources the game
   * @param names the names of the game's costumes, by number
   * @param folder the folder for the pages, created if it does not exist
   */
  public CostumePreviews(GameResources resources, Map<Integer, String> names, Path folder) {
    this.resources = resources;
    this.names = Map.copyOf(names);
    this.out = new OutputFolder(folder);
  }

  /**
   * The data of a page.
   *
   * @param name the name of the costume
   * @param chores the chores of the costume
   */
  record Page(String name, List<Strip> chores) {}

  /**
   * One chore in one direction.
   *
   * @param chore the number of the chore
   * @param direction 0 for west, 1 for east, 2 for south, 3 for north
   * @param frames the number of steps
   * @param width the width of a step in pixels
   * @param height the height of a step in pixels
   * @param footX column of the feet in a step
   * @param footY row of the feet
   * @param picture all steps side by side, a PNG as a data URI
   */
  record Strip(
      int chore,
      int direction,
      int frames,
      int width,
      int height,
      int footX,
      int footY,
      String picture) {}

  /** Writes the pages. Each page has the name of its costume. */
  public void write() {
    for (int id : resources.ids(ResourceKind.COSTUME)) {
      Costume costume = resources.costume(id).orElseThrow();
      int room = resources.index().costumes().entry(id).room();
      byte[] palette = resources.room(room).map(Palettes::of).orElseGet(() -> Palettes.greys(255));
      String name = names.getOrDefault(id, String.format(Locale.ROOT, "costume-%03d", id));
      Page page = new Page(name, new CostumeFiles(out, id, costume, palette).strips());
      out.write(
          name + ".html",
          ContentPolicy.addTo(
              PageWriter.template("costume.html").replace(DATA, PageWriter.scriptJson(page))));
    }
  }

  /** Returns a picture as a data URI. */
  static String uri(Raster raster, byte[] palette, int clear) {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      raster.writePng(png, palette, clear);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "data:image/png;base64," + Base64.getEncoder().encodeToString(png.toByteArray());
  }
}
