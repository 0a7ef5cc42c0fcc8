package org.bowsprit.render.headless;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.bowsprit.media.image.AnimatedGif;
import org.bowsprit.media.image.AnimatedPng;
import org.bowsprit.media.image.Animation;
import org.bowsprit.media.image.IndexedPng;
import org.bowsprit.render.Frame;
import org.bowsprit.render.RendererException;

/** Reads the options that begin with {@code headless.} and opens the files that they name. */
final class HeadlessOptions {

  private static final String ANIMATION = "headless.animation";
  private static final String HASHES = "headless.hashes";
  private static final String FRAMES = "headless.frames";

  private final Map<String, String> options;

  HeadlessOptions(Map<String, String> options) {
    this.options = options;
  }

  /** Returns the number of frames after which the renderer reports a close event; 0 for never. */
  long frames() throws RendererException {
    String frames = options.getOrDefault(FRAMES, "0");
    try {
      return Long.parseLong(frames);
    } catch (NumberFormatException e) {
      throw new RendererException(FRAMES + " must be a number, not '" + frames + "'", e);
    }
  }

  List<FrameSink> openSinks() throws RendererException {
    List<FrameSink> sinks = new ArrayList<>();
    if (options.containsKey(ANIMATION)) {
      sinks.add(openAnimation(options.get(ANIMATION)));
    }
    if (options.containsKey(HASHES)) {
      sinks.add(openHashes(options.get(HASHES)));
    }
    return sinks;
  }

  private static FrameSink openAnimation(String file) throws RendererException {
    String name = file.toLowerCase(Locale.ROOT);
    if (!name.endsWith(".gif") && !name.endsWith(".png")) {
      throw new RendererException(ANIMATION + " must end in .png or .gif, not '" + file + "'");
    }
    try {
      OutputStream out = new BufferedOutputStream(Files.newOutputStream(Path.of(file)));
      return new AnimationSink(animation(out, name.endsWith(".gif")), out);
    } catch (IOException e) {
      throw new RendererException("'" + file + "' cannot be written", e);
    }
  }

  private static Animation animation(OutputStream out, boolean gif) {
    return gif
        ? new AnimatedGif(out, Frame.WIDTH, Frame.HEIGHT, IndexedPng.OPAQUE)
        : new AnimatedPng(out, Frame.WIDTH, Frame.HEIGHT, IndexedPng.OPAQUE);
  }

  private static FrameSink openHashes(String file) throws RendererException {
    try {
      return new HashSink(Files.newBufferedWriter(Path.of(file)));
    } catch (IOException e) {
      throw new RendererException("'" + file + "' cannot be written", e);
    }
  }
}
