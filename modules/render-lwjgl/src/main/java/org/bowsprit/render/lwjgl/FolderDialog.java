package org.bowsprit.render.lwjgl;

import static org.lwjgl.util.tinyfd.TinyFileDialogs.*;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * The system's dialog that chooses a folder. On Linux, a program such as zenity or kdialog shows
 * it, if one is installed.
 */
final class FolderDialog {

  /** The title for which the library only answers whether there is a dialog. */
  private static final String QUERY_TITLE = "tinyfd_query";

  private Boolean isAvailable;
  private volatile boolean open;

  /** Returns whether there is a dialog. The first call looks for programs. */
  boolean isAvailable() {
    if (isAvailable == null) {
      try (MemoryStack stack = MemoryStack.stackPush()) {
        // For this title, the library returns a number instead of the address of a text, so the
        // result must not be read as a text.
        ByteBuffer query = stack.UTF8(QUERY_TITLE);
        long result = ntinyfd_selectFolderDialog(MemoryUtil.memAddress(query), MemoryUtil.NULL);
        isAvailable = result != MemoryUtil.NULL;
      }
    }
    return isAvailable;
  }

  /**
   * Opens the dialog on a separate thread, because it returns only when it is closed. At most one
   * is open.
   *
   * @param receiver receives the chosen folder on that thread
   */
  void open(String title, Path folder, Consumer<Path> receiver) {
    if (open || !isAvailable()) {
      return;
    }
    open = true;
    Thread dialog =
        new Thread(
            () -> {
              String chosen = tinyfd_selectFolderDialog(withoutQuotes(title), folder + "/");
              open = false;
              if (chosen != null) {
                receiver.accept(Path.of(chosen));
              }
            },
            "folder dialog");
    dialog.setDaemon(true);
    dialog.start();
  }

  /**
   * Replaces quotes by spaces. The library refuses quotes, because it passes the title to a shell
   * on some systems.
   */
  private static String withoutQuotes(String title) {
    return title.replaceAll("[\"'`]", " ");
  }
}
