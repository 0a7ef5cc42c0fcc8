package org.bowsprit.audio.soundfiles;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * A stream that reports its end once and throws an exception if it is read again. Otherwise jFLAC
 * would search for the next frame of a damaged file without end.
 */
final class StrictInput extends FilterInputStream {

  private boolean hasEnded;

  StrictInput(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws IOException {
    return checkEnd(super.read());
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    return checkEnd(super.read(target, offset, length));
  }

  private int checkEnd(int result) throws IOException {
    if (result < 0 && hasEnded) {
      throw new EOFException("the stream was read again after its end was reported");
    }
    hasEnded = result < 0;
    return result;
  }
}
