package org.bowsprit.gannet.press;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.gannet.scene.Boathouse;
import org.bowsprit.gannet.scene.Burner;
import org.bowsprit.gannet.scene.Ending;
import org.bowsprit.gannet.scene.Far;
import org.bowsprit.gannet.scene.Gallery;
import org.bowsprit.gannet.scene.Hall;
import org.bowsprit.gannet.scene.Kitchen;
import org.bowsprit.gannet.scene.LampRoom;
import org.bowsprit.gannet.scene.OilStore;
import org.bowsprit.gannet.scene.Scene;
import org.bowsprit.gannet.scene.Shore;
import org.bowsprit.gannet.scene.Stairs;
import org.bowsprit.gannet.scene.Title;
import org.bowsprit.gannet.sound.Band;

/**
 * Makes every picture, tune and noise of the game's sources. Run it after a brush stroke was
 * changed: what it makes is committed.
 */
public final class Atelier {

  private Atelier() {}

  private static final List<Scene> SCENES =
      List.of(
          new Title(),
          new Shore(),
          new Far(),
          new Boathouse(),
          new Hall(),
          new Kitchen(),
          new OilStore(),
          new Stairs(),
          new LampRoom(),
          new Burner(),
          new Gallery(),
          new Ending());

  /** Takes one argument: the folder with the game's sources. */
  public static void main(String[] arguments) throws IOException {
    Path sources = Path.of(arguments[0]);
    for (Scene scene : SCENES) {
      new RoomPress(scene).print(sources.resolve("rooms"));
    }
    new Cast().print(sources.resolve("costumes"));
    new FontPress().print(sources.resolve("charsets"));
    Band.print(sources);
  }
}
