package org.bowsprit.audio.midiport;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javax.sound.midi.InvalidMidiDataException;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.Receiver;
import javax.sound.midi.ShortMessage;

/**
 * Sends messages to a port at their times, on a separate thread. When no music has been played for
 * a while, for example in a paused game, it ends all notes.
 */
final class TimedSender implements AutoCloseable {

  private static final int CHANNELS = 16;
  private static final int PEDAL = 64;
  private static final int ALL_NOTES_OFF = 123;
  private static final long NOW = -1;

  /** The longest time in milliseconds between two checks of the port and the game. */
  private static final long LOOK_MILLIS = 50;

  private static final long STANDSTILL = TimeUnit.MILLISECONDS.toNanos(400);
  private static final long PRESENCE = TimeUnit.SECONDS.toNanos(2);
  private static final long PATIENCE_MILLIS = 4_000;

  private final BlockingQueue<Timed> queue = new LinkedBlockingQueue<>();
  private final String name;
  private final Receiver port;
  private final BooleanSupplier isPresent;
  private final Thread thread;

  private volatile boolean ended;
  private volatile long lastSign = System.nanoTime();
  private volatile String failure;
  private boolean sounds;
  private long free = System.nanoTime();
  private long nextPresence = free + PRESENCE;

  private record Timed(MidiMessage message, long time) {}

  /**
   * Starts the thread.
   *
   * @param name the name of the port for messages
   * @param port receives the messages; closed at the end
   * @param isPresent returns whether the port still exists
   */
  TimedSender(String name, Receiver port, BooleanSupplier isPresent) {
    this.name = name;
    this.port = port;
    this.isPresent = isPresent;
    thread = new Thread(this::run, "MIDI port");
    thread.setDaemon(true);
    thread.start();
  }

  /** Sends a message at {@code time}, after the messages that were added before it. */
  void send(MidiMessage message, long time) {
    queue.add(new Timed(message, time));
  }

  /** Records that the game is playing. */
  void sign(long now) {
    lastSign = now;
  }

  /** Waits until all messages have been sent, but at most for a few seconds. */
  void drain() throws InterruptedException {
    long last = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
    while (!queue.isEmpty() && failure == null && System.nanoTime() < last) {
      Thread.sleep(1);
    }
  }

  /** Returns the reason why nothing is sent any more; empty while messages are sent. */
  Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  private void run() {
    try {
      play();
      if (failure == null) {
        silence();
      }
    } catch (IllegalStateException e) {
      failure = "the MIDI port " + name + " accepts no more messages";
    } finally {
      port.close();
    }
  }

  private void play() {
    try {
      while (!ended && failure == null) {
        look(queue.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS));
      }
    } catch (InterruptedException e) {
      // The sender was closed while it waited.
      ended = true;
    }
  }

  private void look(Timed next) throws InterruptedException {
    if (next != null) {
      TimeUnit.NANOSECONDS.sleep(Math.max(next.time(), free) - System.nanoTime());
      port.send(next.message(), NOW);
      free = System.nanoTime() + SysexPause.after(next.message()).toNanos();
      sounds = true;
    }
    long now = System.nanoTime();
    if (sounds && next == null && now - lastSign > STANDSTILL) {
      silence();
    }
    if (now - nextPresence > 0) {
      nextPresence = now + PRESENCE;
      if (!isPresent.getAsBoolean()) {
        failure = "the MIDI port " + name + " has disappeared";
      }
    }
  }

  private void silence() {
    sounds = false;
    for (int channel = 0; channel < CHANNELS; channel++) {
      control(channel, PEDAL);
      control(channel, ALL_NOTES_OFF);
    }
  }

  private void control(int channel, int number) {
    try {
      port.send(new ShortMessage(ShortMessage.CONTROL_CHANGE, channel, number, 0), NOW);
    } catch (InvalidMidiDataException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Discards all messages that have not been sent yet, ends all notes and closes the port. */
  @Override
  public void close() {
    ended = true;
    queue.clear();
    thread.interrupt();
    try {
      thread.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
