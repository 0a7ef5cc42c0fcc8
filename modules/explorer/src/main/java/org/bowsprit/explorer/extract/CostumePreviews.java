package org.bowsprit.explorer.extract;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;

/**
 * Pages for authors, one for each costume: every chore in every direction, played as fast as wanted
 * or step by step, with the steps before and behind shining through.
 */
public final class CostumePreviews {

  private static final String DATA = "/*COSTUME*/null";

  private final GameResources resources;
  private final Map<Integer, String> names;
  private final OutFolder out;

  /**
   * Prepares to write.
   *
   * @param resources the game
   * @param names what its costumes are called, by number
   * @param folder where the pages go, made if need be
   */
  public CostumePreviews(GameResources resources, Map<Integer, String> names, Path folder) {
    this.resources = resources;
    this.names = Map.copyOf(names);
    this.out = new OutFolder(folder);
  }

  /**
   * The data of a page.
   *
   * @param name what the costume is called
   * @param chores what it can do
   */
  record Page(String name, List<Strip> chores) {}

  /**
   * One chore in one direction.
   *
   * @param chore its number
   * @param direction 0 west, 1 east, 2 south, 3 north
   * @param frames how many steps it has
   * @param width of a step, in pixels
   * @param height of a step, in pixels
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

  /** Writes the pages, called as the costumes are. */
  public void write() {
    for (int id : resources.ids(ResourceKind.COSTUME)) {
      Costume costume = resources.costume(id).orElseThrow();
      int room = resources.index().costumes().entry(id).room();
      byte[] palette = resources.room(room).map(Colours::of).orElseGet(() -> Colours.greys(255));
      String name = names.getOrDefault(id, String.format(Locale.ROOT, "costume-%03d", id));
      Page page = new Page(name, new CostumeFiles(out, id, costume, palette).strips());
      out.write(
          name + ".html",
          PageWriter.template("costume.html").replace(DATA, PageWriter.inScript(page)));
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
