package org.bowsprit.player.play;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.bowsprit.desktop.program.SearchPath;
import org.bowsprit.media.image.AnimatedGif;
import org.bowsprit.media.image.AnimatedPng;
import org.bowsprit.media.image.Animation;
import org.bowsprit.media.image.IndexedPng;
import org.bowsprit.player.sound.Ffmpeg;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;

/** The file type of an animation. */
enum ClipFormat {
  /** An animated PNG, which is lossless and supported by browsers. */
  APNG("png") {
    @Override
    void write(Path file, List<Frame> frames, int jiffies) throws IOException {
      animate(AnimatedPng::new, file, frames, jiffies);
    }
  },
  /** An animated GIF, which is supported everywhere. */
  GIF("gif") {
    @Override
    void write(Path file, List<Frame> frames, int jiffies) throws IOException {
      animate(AnimatedGif::new, file, frames, jiffies);
    }
  },
  /** A film that ffmpeg creates, enlarged four times and shown in 4:3. */
  MP4("mp4") {
    @Override
    void write(Path file, List<Frame> frames, int jiffies) throws IOException {
      Path pictures = Files.createTempFile(file.toAbsolutePath().getParent(), ".clip", ".png");
      try {
        APNG.write(pictures, frames, jiffies);
        Ffmpeg.in(SearchPath.ofThisProcess())
            .orElseThrow(() -> new IOException("ffmpeg is not installed"))
            .convertToFilm(pictures, file);
      } finally {
        Files.deleteIfExists(pictures);
      }
    }
  };

  private final String extension;

  ClipFormat(String extension) {
    this.extension = extension;
  }

  /**
   * Returns the format that has a name in the settings. Returns MP4 only if this machine has
   * ffmpeg.
   */
  static ClipFormat of(String name) {
    ClipFormat format = valueOf(name.toUpperCase(Locale.ROOT));
    boolean isFfmpegInstalled = Ffmpeg.in(SearchPath.ofThisProcess()).isPresent();
    return format == MP4 && !isFfmpegInstalled ? APNG : format;
  }

  /** Returns the extension of a file's name. */
  String extension() {
    return extension;
  }

  /**
   * Writes an animation.
   *
   * @param jiffies the duration of each frame, in 1/60 second
   * @throws IOException if writing fails
   */
  abstract void write(Path file, List<Frame> frames, int jiffies) throws IOException;

  private static void animate(AnimationFactory factory, Path file, List<Frame> frames, int jiffies)
      throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
        Animation animation = factory.begin(out, Frame.WIDTH, Frame.HEIGHT, IndexedPng.OPAQUE)) {
      for (Frame frame : frames) {
        animation.add(withCursor(frame), frame.palette(), jiffies);
      }
    }
  }

  private interface AnimationFactory {
    Animation begin(OutputStream out, int width, int height, int transparent);
  }

  private static byte[] withCursor(Frame frame) {
    byte[] pixels = frame.pixels().clone();
    CursorImage cursor = frame.cursor();
    int left = frame.cursorX() - cursor.hotspotX();
    int top = frame.cursorY() - cursor.hotspotY();
    for (int y = 0; frame.cursorVisible() && y < cursor.height(); y++) {
      for (int x = 0; x < cursor.width(); x++) {
        boolean isInside =
            left + x >= 0 && left + x < Frame.WIDTH && top + y >= 0 && top + y < Frame.HEIGHT;
        if (isInside && cursor.pixel(x, y) != cursor.transparent()) {
          pixels[(top + y) * Frame.WIDTH + left + x] = (byte) cursor.pixel(x, y);
        }
      }
    }
    return pixels;
  }
}
