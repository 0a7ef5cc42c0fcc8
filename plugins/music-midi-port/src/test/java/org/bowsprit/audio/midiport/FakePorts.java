package org.bowsprit.audio.midiport;

import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.MidiUnavailableException;
import javax.sound.midi.Receiver;

/** Ports that record all messages sent to them, with the times. */
final class FakePorts implements MidiPorts, Receiver {

  final List<SentMessage> sent = new CopyOnWriteArrayList<>();
  volatile List<String> names;
  volatile boolean closed;
  private String openedName;

  record SentMessage(String bytes, int length, long time) {}

  FakePorts(String... names) {
    this.names = List.of(names);
  }

  String openedName() {
    return openedName;
  }

  List<String> messages() {
    return sent.stream().map(SentMessage::bytes).toList();
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
    sent.add(new SentMessage(bytes, message.getLength(), System.nanoTime()));
  }

  @Override
  public void close() {
    closed = true;
  }
}
