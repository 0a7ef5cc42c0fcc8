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
import org.bowsprit.player.text.Texts;
import org.bowsprit.render.Frame;

/**
 * Remembers the last ten seconds of what was shown, to be kept as a moving picture. It is written
 * on a thread of its own: the game does not wait for it, but does not end before it is there.
 */
public final class Clip {

  /** Jiffies from one picture to the next: ten a second, as often as most games move. */
  private static final int JIFFIES = 6;

  private static final int PICTURES = 100;

  /** A disk that takes longer has been taken away. */
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
   * Begins to remember.
   *
   * @param folder where moving pictures go
   * @param formats tells what kind of file is wished: {@code apng}, {@code gif} or {@code mp4},
   *     which is an APNG where there is no ffmpeg
   * @param texts what the program says
   */
  public Clip(Path folder, Supplier<String> formats, Texts texts) {
    this.formats = formats;
    this.texts = texts;
    files = new Numbered(folder, "bowsprit-clip", texts);
  }

  /** Takes what is shown in a round of the play loop. */
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

  /** Begins to write what is remembered, unless the clip before is still being written. */
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

  /** Returns a line that tells where a clip is by now, or why it is not; empty for nothing new. */
  public Optional<String> news() {
    return Optional.ofNullable(news.poll());
  }

  /** Waits until what is being written is there; {@link #news} tells of it. */
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
