package org.bowsprit.render.swing;

import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Optional;

/** The clipboard of the window system. */
final class Clipboard {

  private Clipboard() {}

  /**
   * Returns the text in the clipboard; empty if there is none or another program does not provide
   * it.
   */
  static Optional<String> text() {
    try {
      return Optional.of(
          (String)
              Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor));
    } catch (UnsupportedFlavorException | IOException | IllegalStateException e) {
      return Optional.empty();
    }
  }
}
