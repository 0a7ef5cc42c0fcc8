package org.bowsprit.player.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.bowsprit.engine.save.SaveFormat;

/**
 * A process that does nothing but write saves, one over the other, until it is killed; it tells the
 * number of each when it is written.
 */
public final class SaveLoop {

  private static final int SAVES = 60;

  private SaveLoop() {}

  /** Saves the game of the first folder into the second, numbered from the third argument on. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    SavedLab lab = new SavedLab(Path.of(arguments[0]), 100);
    int first = Integer.parseInt(arguments[2]);
    SaveFormat format = new SaveFormat();
    List<byte[]> saves = new ArrayList<>();
    for (int i = 0; i < SAVES; i++) {
      saves.add(format.write(lab.save(Integer.toString(first + i))));
    }
    SafeFile file = new SafeFile(Path.of(arguments[1], "quick.save"));
    for (int i = 0; i < SAVES; i++) {
      file.write(saves.get(i));
      System.out.println(first + i);
    }
    TimeUnit.HOURS.sleep(1);
  }
}
