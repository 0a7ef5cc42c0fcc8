package org.bowsprit.web;

import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/** A file that stays where it is: the page's worker reads parts of it when they are asked for. */
public interface BlobSource extends JSObject {

  /** Returns how many bytes it has. */
  double size();

  /**
   * Returns bytes of it, fewer where it ends before; {@code null} if it cannot be read any more.
   */
  Int8Array read(double offset, int length);
}
