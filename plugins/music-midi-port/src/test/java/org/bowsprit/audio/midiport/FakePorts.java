package org.bowsprit.audio.midiport;

import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.MidiUnavailableException;
import javax.sound.midi.Receiver;

/** Ports that record all messages that are sent to them, and the times at which they are sent. */
final class FakePorts implements MidiPorts, Receiver {

  final List<SentMessage> sentMessages = new CopyOnWriteArrayList<>();
  volatile List<String> names;
  volatile boolean isClosed;
  private String openedName;

  record SentMessage(String bytes, int length, long nanoTime) {}

  FakePorts(String... names) {
    this.names = List.of(names);
  }

  String openedName() {
    return openedName;
  }

  List<String> messages() {
    return sentMessages.stream().map(SentMessage::bytes).toList();
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public Receiver open(String name) throws MidiUnavailableException {
    if (name.startsWith("Busy")) {
      throw new MidiUnavailableException("it is in use");
    }
    openedName = name;
    return this;
  }

  @Override
  public void send(MidiMessage message, long timeStamp) {
    String bytes = HexFormat.of().formatHex(message.getMessage());
    sentMessages.add(new SentMessage(bytes, message.getLength(), System.nanoTime()));
  }

  @Override
  public void close() {
    isClosed = true;
  }
}
