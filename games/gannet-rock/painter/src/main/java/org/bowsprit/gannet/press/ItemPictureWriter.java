package org.bowsprit.gannet.press;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.bowsprit.gannet.figure.Belongings;
import org.bowsprit.gannet.figure.Sprite;
import org.bowsprit.gannet.figure.Wren;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.IndexedPng;

/** Writes the pictures of the carried things. They are the objects of a separate room. */
final class ItemPictureWriter {

  static final String ROOM = "pictures";

  void write(Path rooms) throws IOException {
    Path folder = rooms.resolve(ROOM);
    int[] palette = GamePalette.everywhere(Wren.colours());
    for (Map.Entry<String, Sprite> each : Belongings.all().entrySet()) {
      Sprite picture = each.getValue();
      new IndexedPng(picture.width(), picture.height(), picture.indices(), palette)
          .write(folder.resolve(each.getKey() + "-1.png"));
    }
  }
}
