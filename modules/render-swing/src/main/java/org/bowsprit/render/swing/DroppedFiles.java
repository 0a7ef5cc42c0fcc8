package org.bowsprit.render.swing;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.dnd.DnDConstants;
import java.awt.dnd.DropTargetDropEvent;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;

/** Reads the files of a drop event. */
final class DroppedFiles {

  private DroppedFiles() {}

  /**
   * Reports each dropped file.
   *
   * @return true if there was at least one file
   */
  static boolean report(DropTargetDropEvent event, Consumer<RenderEvent> events) {
    if (!event.isDataFlavorSupported(DataFlavor.javaFileListFlavor)) {
      event.rejectDrop();
      return false;
    }
    event.acceptDrop(DnDConstants.ACTION_COPY);
    try {
      Object files = event.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
      for (Object file : (List<?>) files) {
        events.accept(new HostEvent.DropFile(((File) file).toPath()));
      }
      return true;
    } catch (UnsupportedFlavorException | IOException e) {
      events.accept(new HostEvent.Notice("the dropped file cannot be read: " + e.getMessage()));
      return false;
    }
  }
}
