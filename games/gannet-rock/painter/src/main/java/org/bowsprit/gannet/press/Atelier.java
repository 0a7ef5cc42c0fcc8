package org.bowsprit.gannet.press;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.gannet.scene.Boathouse;
import org.bowsprit.gannet.scene.Burner;
import org.bowsprit.gannet.scene.Chapel;
import org.bowsprit.gannet.scene.Closing;
import org.bowsprit.gannet.scene.Cottage;
import org.bowsprit.gannet.scene.Draughts;
import org.bowsprit.gannet.scene.Ending;
import org.bowsprit.gannet.scene.Far;
import org.bowsprit.gannet.scene.Gallery;
import org.bowsprit.gannet.scene.Hall;
import org.bowsprit.gannet.scene.Hill;
import org.bowsprit.gannet.scene.HornHouse;
import org.bowsprit.gannet.scene.Kitchen;
import org.bowsprit.gannet.scene.LampRoom;
import org.bowsprit.gannet.scene.Landing;
import org.bowsprit.gannet.scene.Lane;
import org.bowsprit.gannet.scene.NetLoft;
import org.bowsprit.gannet.scene.OilStore;
import org.bowsprit.gannet.scene.OrlaFace;
import org.bowsprit.gannet.scene.Scene;
import org.bowsprit.gannet.scene.Shop;
import org.bowsprit.gannet.scene.Shore;
import org.bowsprit.gannet.scene.Stairs;
import org.bowsprit.gannet.scene.Title;
import org.bowsprit.gannet.scene.TobiasFace;
import org.bowsprit.gannet.scene.Trumpet;
import org.bowsprit.gannet.sound.Band;

/**
 * Creates every picture, tune and noise of the game's sources. Run it after you have changed the
 * painter, and commit its output.
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
          new Ending(),
          new Landing(),
          new NetLoft(),
          new Lane(),
          new Cottage(),
          new Shop(),
          new Chapel(),
          new Hill(),
          new HornHouse(),
          new Trumpet(),
          new Draughts(),
          new OrlaFace(),
          new TobiasFace(),
          new Closing());

  /**
   * Takes the folder with the game's sources and the names of the parts to create: rooms, {@code
   * pictures}, {@code costumes}, {@code charsets}, {@code sounds}. Without names it creates
   * everything.
   */
  public static void main(String[] arguments) throws IOException {
    Path sources = Path.of(arguments[0]);
    List<String> names = List.of(arguments).subList(1, arguments.length);
    for (Scene scene : SCENES) {
      if (isWanted(names, scene.name())) {
        new RoomFolderWriter(scene).write(sources.resolve("rooms"));
      }
    }
    if (isWanted(names, ItemPictureWriter.ROOM)) {
      new ItemPictureWriter().write(sources.resolve("rooms"));
    }
    if (isWanted(names, "costumes")) {
      new Cast().write(sources.resolve("costumes"));
    }
    if (isWanted(names, "charsets")) {
      new FontWriter().write(sources.resolve("charsets"));
    }
    if (isWanted(names, "sounds")) {
      Band.write(sources);
    }
  }

  private static boolean isWanted(List<String> names, String name) {
    return names.isEmpty() || names.contains(name);
  }
}
