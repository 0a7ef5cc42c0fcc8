package org.bowsprit.render.headless;

import java.io.IOException;
import java.io.Writer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameHash;

/**
 * Writes one line per frame, with the number of the frame from 0 and the SHA-256 of its palette
 * indices.
 */
final class HashSink implements FrameSink {

  private final Writer out;
  private long number;

  HashSink(Writer out) {
    this.out = out;
  }

  @Override
  public void write(Frame frame) throws IOException {
    out.write(number++ + " " + FrameHash.of(frame) + "\n");
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
