package org.bowsprit.render.headless;

import java.io.Closeable;
import java.io.IOException;
import org.bowsprit.render.Frame;

/** Takes down every presented frame in a form of its own. */
interface FrameSink extends Closeable {

  void write(Frame frame) throws IOException;
}
