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
 * A MIDI port of the system for a test. It exists while the folder in the property {@code
 * logged.port} exists, and writes each message with its time in microseconds to a file in the
 * folder.
 */
public final class LoggedPort extends MidiDeviceProvider {

  /** The property that names the folder. */
  static final String PROPERTY = "logged.port";

  static final String NAME = "Test UM-ONE";
  static final String LOG = "log";

  private static final MidiDevice.Info INFO = new Info();
  private static final Path FOLDER = Path.of(System.getProperty(PROPERTY, "nowhere"));

  private static final class Info extends MidiDevice.Info {
    Info() {
      super(NAME, "Bowsprit", "a port that logs what is sent", "1");
    }
  }

  /** Creates the provider; the JDK calls it. */
  public LoggedPort() {}

  @Override
  public MidiDevice.Info[] getDeviceInfo() {
    return Files.exists(FOLDER) ? new MidiDevice.Info[] {INFO} : new MidiDevice.Info[0];
  }

  @Override
  public MidiDevice getDevice(MidiDevice.Info info) {
    if (!info.equals(INFO)) {
      throw new IllegalArgumentException("not a port of this provider");
    }
    return new Device();
  }

  private static void write(String line) {
    try {
      Files.writeString(
          FOLDER.resolve(LOG), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Device implements MidiDevice, Receiver {

    private boolean open;

    @Override
    public MidiDevice.Info getDeviceInfo() {
      return INFO;
    }

    @Override
    public void open() {
      open = true;
    }

    @Override
    public void close() {
      if (open) {
        open = false;
        write("closed");
      }
    }

    @Override
    public boolean isOpen() {
      return open;
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
      throw new UnsupportedOperationException("it only receives");
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
