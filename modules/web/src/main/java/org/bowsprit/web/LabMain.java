package org.bowsprit.web;

import java.util.function.Supplier;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * The functions that the laboratory's page calls. They receive texts and return JSON. On failure,
 * the answer contains an {@code error} with one sentence.
 */
public final class LabMain {

  private static final Laboratory LABORATORY = new Laboratory();

  private LabMain() {}

  /** Does nothing. The page calls the other functions when it is ready. */
  public static void main(String[] args) {}

  /** Returns the routers as {@code [{id, name}]}. */
  @JSExport
  public static String routers() {
    return LABORATORY.routers();
  }

  /** Returns the answer to a question; see {@link org.bowsprit.routelab.live.LiveLaboratory}. */
  @JSExport
  public static String answer(String question) {
    return attempt(() -> LABORATORY.answer(question));
  }

  /** Removes all files. */
  @JSExport
  public static void clearFiles() {
    LABORATORY.clearFiles();
  }

  /** Adds a file. In the name, a slash follows each folder. */
  @JSExport
  public static String addFile(String name, Int8Array bytes) {
    return attempt(
        () -> {
          LABORATORY.addFile(name, bytes.copyToJavaArray());
          return "{}";
        });
  }

  /** Adds a file, not a zip, that is read on demand. */
  @JSExport
  public static String addSource(String name, BlobSource source) {
    return attempt(
        () -> {
          LABORATORY.addSource(name, source);
          return "{}";
        });
  }

  /** Returns the rooms of the game, or of the grid map, in the files. */
  @JSExport
  public static String rooms(String name) {
    return attempt(() -> LABORATORY.rooms(name));
  }

  /**
   * Returns the palette indices of a room's background, by position; empty if the room has no
   * background.
   */
  @JSExport
  public static Int8Array pixels(int room) {
    return Int8Array.copyFromJavaArray(LABORATORY.pixels(room));
  }

  /** Returns the palette of a room's background: red, green and blue for each of 256 colours. */
  @JSExport
  public static Int8Array palette(int room) {
    return Int8Array.copyFromJavaArray(LABORATORY.palette(room));
  }

  private static String attempt(Supplier<String> action) {
    try {
      return action.get();
    } catch (RequestFailedException e) {
      return Laboratory.error(e.getMessage());
    } catch (RuntimeException e) {
      return Laboratory.error("Something in the laboratory went wrong: " + e + ".");
    }
  }
}
