package org.bowsprit.integration.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.List;
import javax.sound.midi.MidiDevice;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.Receiver;
import javax.sound.midi.Transmitter;
import javax.sound.midi.spi.MidiDeviceProvider;

/**
 * A MIDI port of the system for a test. The system property {@code logged.port} names a folder. The
 * port exists while the folder exists, and writes each message with its time in microseconds to a
 * file in the folder.
 */
public final class LoggingPort extends MidiDeviceProvider {

  /** The property that names the folder. */
  static final String FOLDER_PROPERTY = "logged.port";

  static final String PORT_NAME = "Test UM-ONE";
  static final String LOG_FILE = "log";

  private static final MidiDevice.Info INFO = new Info();
  private static final Path FOLDER = Path.of(System.getProperty(FOLDER_PROPERTY, "nowhere"));

  private static final class Info extends MidiDevice.Info {
    Info() {
      super(PORT_NAME, "Bowsprit", "a port that logs the messages that it receives", "1");
    }
  }

  /** Creates the provider; the JDK calls it. */
  public LoggingPort() {}

  @Override
  public MidiDevice.Info[] getDeviceInfo() {
    return Files.exists(FOLDER) ? new MidiDevice.Info[] {INFO} : new MidiDevice.Info[0];
  }

  @Override
  public MidiDevice getDevice(MidiDevice.Info info) {
    if (!info.equals(INFO)) {
      throw new IllegalArgumentException("the device is not a port of this provider");
    }
    return new Device();
  }

  private static void write(String line) {
    try {
      Files.writeString(
          FOLDER.resolve(LOG_FILE),
          line + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Device implements MidiDevice, Receiver {

    private boolean isOpen;

    @Override
    public MidiDevice.Info getDeviceInfo() {
      return INFO;
    }

    @Override
    public void open() {
      isOpen = true;
    }

    @Override
    public void close() {
      if (isOpen) {
        isOpen = false;
        write("closed");
      }
    }

    @Override
    public boolean isOpen() {
      return isOpen;
    }

    @Override
    public long getMicrosecondPosition() {
      return -1;
    }

    @Override
    public int getMaxReceivers() {
      return -1;
    }

    @Override
    public int getMaxTransmitters() {
      return 0;
    }

    @Override
    public Receiver getReceiver() {
      return this;
    }

    @Override
    public List<Receiver> getReceivers() {
      return List.of(this);
    }

    @Override
    public Transmitter getTransmitter() {
      throw new UnsupportedOperationException("this port only receives messages");
    }

    @Override
    public List<Transmitter> getTransmitters() {
      return List.of();
    }

    @Override
    public void send(MidiMessage message, long timeStamp) {
      String bytes = HexFormat.of().formatHex(message.getMessage(), 0, message.getLength());
      write(System.nanoTime() / 1_000 + " " + bytes);
    }
  }
}
