package org.bowsprit.player.save;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.bowsprit.engine.save.SavedGame;

/**
 * A program that only writes saves until its time is up or it is killed. Each save replaces the
 * previous one. The program prints the number of each written save.
 */
public final class SaveLoop {

  private SaveLoop() {}

  /**
   * Saves the game of the first folder into the second. The third argument is the slot, the fourth
   * the first number, the fifth the duration in seconds. Ends with an error if a save fails.
   */
  public static void main(String[] arguments) {
    PlayedLabGame labGame = new PlayedLabGame(Path.of(arguments[0]), 100);
    SaveSlots slots = labGame.slots(Path.of(arguments[1]));
    SaveSlot slot = SaveSlot.of(arguments[2]).orElseThrow();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(arguments[4]));
    for (int number = Integer.parseInt(arguments[3]); System.nanoTime() < end; number++) {
      SavedGame game = labGame.save(Integer.toString(number));
      slots.save(slot, game);
      System.out.println(number);
    }
  }
}
