package org.bowsprit.player.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.render.Frame;

/**
 * Remembers the last ten seconds of pictures, and writes them as an animation on request. Writing
 * happens on a separate thread: the game does not wait for it, but does not end before it has
 * finished.
 */
public final class Clip {

  /** Jiffies between two pictures: ten pictures per second, as often as most games move. */
  private static final int JIFFIES = 6;

  private static final int PICTURES = 100;

  /** Seconds to wait for writing. A disk that takes longer is assumed to be disconnected. */
  private static final int PATIENCE_SECONDS = 60;

  private final ExecutorService writer = Executors.newSingleThreadExecutor(Clip::thread);
  private final Queue<String> news = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean underWay = new AtomicBoolean();
  private final Numbered files;
  private final Supplier<String> formats;
  private final Texts texts;
  private final Frame[] ring = new Frame[PICTURES];
  private int rounds;
  private int taken;

  /**
   * Creates it, and starts to remember.
   *
   * @param folder the folder of animations
   * @param formats returns the requested type of file: {@code apng}, {@code gif} or {@code mp4},
   *     which becomes an APNG if there is no ffmpeg
   * @param texts the texts of the program
   */
  public Clip(Path folder, Supplier<String> formats, Texts texts) {
    this.formats = formats;
    this.texts = texts;
    files = new Numbered(folder, "bowsprit-clip", texts);
  }

  /** Remembers the picture of a round of the play loop. */
  public void round(Frame shown) {
    if (rounds++ % JIFFIES == 0) {
      int place = taken++ % PICTURES;
      if (ring[place] == null) {
        ring[place] = new Frame();
      }
      ring[place].copyFrom(shown);
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "clip");
    thread.setDaemon(true);
    return thread;
  }

  /** Starts to write the remembered pictures, unless the previous clip is still being written. */
  public void keep() {
    if (underWay.compareAndSet(false, true)) {
      List<Frame> remembered = remembered();
      writer.execute(() -> write(remembered));
    } else {
      news.add(texts.of("told.clip.busy"));
    }
  }

  private List<Frame> remembered() {
    List<Frame> frames = new ArrayList<>();
    for (int i = Math.max(0, taken - PICTURES); i < taken; i++) {
      Frame copy = new Frame();
      copy.copyFrom(ring[i % PICTURES]);
      frames.add(copy);
    }
    return frames;
  }

  private void write(List<Frame> frames) {
    ClipFormat format = ClipFormat.of(formats.get());
    try {
      news.add(files.write("clip", format.ending(), file -> format.write(file, frames, JIFFIES)));
    } finally {
      underWay.set(false);
    }
  }

  /**
   * Returns a line that says where a clip is or why writing failed; empty if there is nothing new.
   */
  public Optional<String> news() {
    return Optional.ofNullable(news.poll());
  }

  /** Waits until writing has finished. {@link #news} then returns the result. */
  public void finish() {
    writer.shutdown();
    try {
      if (!writer.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        news.add(texts.of("told.clip.late"));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
