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
 * Sends messages to a port at their times, on a separate thread. If no music has been played for a
 * while, for example in a paused game, the sender ends all notes.
 */
final class TimedSender implements AutoCloseable {

  private static final int CHANNEL_COUNT = 16;
  private static final int SUSTAIN_PEDAL_CONTROLLER = 64;
  private static final int ALL_NOTES_OFF_CONTROLLER = 123;
  private static final long IMMEDIATELY = -1;

  /** The longest time in milliseconds between two checks of the port and the game. */
  private static final long MAX_CHECK_INTERVAL_MILLIS = 50;

  private static final long STANDSTILL_NANOS = TimeUnit.MILLISECONDS.toNanos(400);
  private static final long PRESENCE_CHECK_NANOS = TimeUnit.SECONDS.toNanos(2);
  private static final long TIMEOUT_MILLIS = 4_000;

  private final BlockingQueue<TimedMessage> queue = new LinkedBlockingQueue<>();
  private final String portName;
  private final Receiver port;
  private final BooleanSupplier isPresent;
  private final Thread thread;

  private volatile boolean isEnded;
  private volatile long lastActivityNanos = System.nanoTime();
  private volatile String failure;
  private boolean hasSoundingNotes;
  private long earliestSendNanos = System.nanoTime();
  private long nextPresenceCheckNanos = earliestSendNanos + PRESENCE_CHECK_NANOS;

  private record TimedMessage(MidiMessage message, long time) {}

  /**
   * Starts the thread.
   *
   * @param portName the name of the port for error messages
   * @param port receives the MIDI messages; {@link #close} closes it
   * @param isPresent returns whether the port still exists
   */
  TimedSender(String portName, Receiver port, BooleanSupplier isPresent) {
    this.portName = portName;
    this.port = port;
    this.isPresent = isPresent;
    thread = new Thread(this::run, "MIDI port");
    thread.setDaemon(true);
    thread.start();
  }

  /** Sends a message at {@code time}, after the messages that were added before it. */
  void send(MidiMessage message, long time) {
    queue.add(new TimedMessage(message, time));
  }

  /** Records that the game is playing. */
  void recordActivity(long now) {
    lastActivityNanos = now;
  }

  /** Waits until all messages have been sent, but at most for a few seconds. */
  void drain() throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(TIMEOUT_MILLIS);
    while (!queue.isEmpty() && failure == null && System.nanoTime() < deadline) {
      Thread.sleep(1);
    }
  }

  /** Returns the reason why no more messages are sent; empty if there is no such reason. */
  Optional<String> failure() {
    return Optional.ofNullable(failure);
  }

  private void run() {
    try {
      sendMessages();
      if (failure == null) {
        endAllNotes();
      }
    } catch (IllegalStateException e) {
      failure = "the MIDI port " + portName + " accepts no more messages";
    } finally {
      port.close();
    }
  }

  private void sendMessages() {
    try {
      while (!isEnded && failure == null) {
        processNext(queue.poll(MAX_CHECK_INTERVAL_MILLIS, TimeUnit.MILLISECONDS));
      }
    } catch (InterruptedException e) {
      // The sender was closed while it waited.
      isEnded = true;
    }
  }

  private void processNext(TimedMessage next) throws InterruptedException {
    if (next != null) {
      TimeUnit.NANOSECONDS.sleep(Math.max(next.time(), earliestSendNanos) - System.nanoTime());
      port.send(next.message(), IMMEDIATELY);
      earliestSendNanos = System.nanoTime() + SysexPause.after(next.message()).toNanos();
      hasSoundingNotes = true;
    }
    long now = System.nanoTime();
    if (hasSoundingNotes && next == null && now - lastActivityNanos > STANDSTILL_NANOS) {
      endAllNotes();
    }
    if (now - nextPresenceCheckNanos > 0) {
      nextPresenceCheckNanos = now + PRESENCE_CHECK_NANOS;
      if (!isPresent.getAsBoolean()) {
        failure = "the MIDI port " + portName + " has disappeared";
      }
    }
  }

  private void endAllNotes() {
    hasSoundingNotes = false;
    for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
      sendControlChange(channel, SUSTAIN_PEDAL_CONTROLLER);
      sendControlChange(channel, ALL_NOTES_OFF_CONTROLLER);
    }
  }

  private void sendControlChange(int channel, int number) {
    try {
      port.send(new ShortMessage(ShortMessage.CONTROL_CHANGE, channel, number, 0), IMMEDIATELY);
    } catch (InvalidMidiDataException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Discards all messages that have not been sent yet, ends all notes and closes the port. */
  @Override
  public void close() {
    isEnded = true;
    queue.clear();
    thread.interrupt();
    try {
      thread.join(TIMEOUT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
