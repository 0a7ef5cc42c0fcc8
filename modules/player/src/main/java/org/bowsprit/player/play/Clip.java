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
   * The number of jiffies between two pictures. This gives ten pictures per second, as many as most
   * games show.
   */
  private static final int JIFFIES_PER_PICTURE = 6;

  private static final int MAX_PICTURES = 100;

  /**
   * The number of seconds to wait until a file is written. A disk that takes longer is assumed to
   * be disconnected.
   */
  private static final int TIMEOUT_SECONDS = 60;

  private final ExecutorService writer = Executors.newSingleThreadExecutor(Clip::createThread);
  private final Queue<String> messages = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean isWriting = new AtomicBoolean();
  private final NumberedFiles files;
  private final Supplier<String> formats;
  private final Texts texts;
  private final Frame[] ring = new Frame[MAX_PICTURES];
  private int roundCount;
  private int pictureCount;

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
    files = new NumberedFiles(folder, "bowsprit-clip", texts);
  }

  /** Stores the picture of a round of the play loop. */
  public void round(Frame frame) {
    if (roundCount++ % JIFFIES_PER_PICTURE == 0) {
      int index = pictureCount++ % MAX_PICTURES;
      if (ring[index] == null) {
        ring[index] = new Frame();
      }
      ring[index].copyFrom(frame);
    }
  }

  private static Thread createThread(Runnable work) {
    Thread thread = new Thread(work, "clip");
    thread.setDaemon(true);
    return thread;
  }

  /** Starts to write the stored pictures, unless the previous clip is still being written. */
  public void startWriting() {
    if (isWriting.compareAndSet(false, true)) {
      List<Frame> frames = storedFrames();
      writer.execute(() -> write(frames));
    } else {
      messages.add(texts.of("told.clip.busy"));
    }
  }

  private List<Frame> storedFrames() {
    List<Frame> frames = new ArrayList<>();
    for (int i = Math.max(0, pictureCount - MAX_PICTURES); i < pictureCount; i++) {
      Frame copy = new Frame();
      copy.copyFrom(ring[i % MAX_PICTURES]);
      frames.add(copy);
    }
    return frames;
  }

  private void write(List<Frame> frames) {
    ClipFormat format = ClipFormat.of(formats.get());
    try {
      messages.add(
          files.write(
              "clip", format.extension(), file -> format.write(file, frames, JIFFIES_PER_PICTURE)));
    } finally {
      isWriting.set(false);
    }
  }

  /**
   * Returns a message with the path of a clip or the reason why writing failed; empty if there is
   * no new message.
   */
  public Optional<String> nextMessage() {
    return Optional.ofNullable(messages.poll());
  }

  /** Waits until writing has finished. {@link #nextMessage} then returns the result. */
  public void finish() {
    writer.shutdown();
    try {
      if (!writer.awaitTermination(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
        messages.add(texts.of("told.clip.late"));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
