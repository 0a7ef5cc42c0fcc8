package org.bowsprit.render.headless;

import java.io.Closeable;
import java.io.IOException;
import org.bowsprit.render.Frame;

/** Writes every presented frame in its own format. */
interface FrameSink extends Closeable {

  void write(Frame frame) throws IOException;
}
