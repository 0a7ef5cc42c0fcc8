package org.bowsprit.web;

import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/** A file that is not loaded as a whole. The page's worker reads the requested parts of it. */
public interface BlobSource extends JSObject {

  /** Returns the size in bytes. */
  double size();

  /**
   * Returns bytes of the file. At the end of the file, returns fewer bytes. Returns {@code null} if
   * the file cannot be read any more.
   */
  Int8Array read(double offset, int length);

  /** Returns whether the file arrives while the game is played. */
  boolean isArriving();
}
