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
 * Stores the pictures of the last ten seconds, and writes them as an animation on request. A
 * separate thread writes the file. The game does not wait for it, but does not end before the file
 * is written.
 */
public final class Clip {

  /**
   * The number of jiffies between two pictures. Ten pictures per second are as many as most games
   * show.
   */
  private static final int JIFFIES = 6;

  private static final int PICTURES = 100;

  /**
   * The number of seconds to wait until a file is written. A disk that takes longer is assumed to
   * be disconnected.
   */
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
   * Creates a clip, and starts to store pictures.
   *
   * @param folder the folder of animations
   * @param formats returns the requested type of file: {@code apng}, {@code gif} or {@code mp4};
   *     without ffmpeg, an APNG is written instead of a film
   * @param texts the texts of the program
   */
  public Clip(Path folder, Supplier<String> formats, Texts texts) {
    this.formats = formats;
    this.texts = texts;
    files = new Numbered(folder, "bowsprit-clip", texts);
  }

  /** Stores the picture of a round of the play loop. */
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

  /** Starts to write the stored pictures, unless the previous clip is still being written. */
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
