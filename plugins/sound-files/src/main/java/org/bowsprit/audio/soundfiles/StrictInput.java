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

  private boolean told;

  StrictInput(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws IOException {
    return checked(super.read());
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    return checked(super.read(target, offset, length));
  }

  private int checked(int answer) throws IOException {
    if (answer < 0 && told) {
      throw new EOFException("read beyond the end");
    }
    told = answer < 0;
    return answer;
  }
}
