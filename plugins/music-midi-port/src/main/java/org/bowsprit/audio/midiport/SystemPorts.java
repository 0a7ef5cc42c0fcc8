package org.bowsprit.audio.midiport;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.sound.midi.MidiDevice;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.MidiUnavailableException;
import javax.sound.midi.Receiver;
import javax.sound.midi.Sequencer;
import javax.sound.midi.Synthesizer;

/** The ports that the JDK finds, without its own synthesiser and sequencer. */
final class SystemPorts implements MidiPorts {

  @Override
  public List<String> names() {
    return devices().map(device -> device.getDeviceInfo().getName()).toList();
  }

  @Override
  public Receiver open(String name) throws MidiUnavailableException {
    MidiDevice device =
        devices()
            .filter(candidate -> candidate.getDeviceInfo().getName().equals(name))
            .findFirst()
            .orElseThrow(() -> new MidiUnavailableException("it no longer exists"));
    device.open();
    return new PortReceiver(device, device.getReceiver());
  }

  private static Stream<MidiDevice> devices() {
    return Arrays.stream(MidiSystem.getMidiDeviceInfo())
        .flatMap(SystemPorts::device)
        .filter(device -> device.getMaxReceivers() != 0)
        .filter(device -> !(device instanceof Synthesizer) && !(device instanceof Sequencer));
  }

  private static Stream<MidiDevice> device(MidiDevice.Info info) {
    try {
      return Stream.of(MidiSystem.getMidiDevice(info));
    } catch (MidiUnavailableException | IllegalArgumentException e) {
      // The device was unplugged after it was listed.
      return Stream.empty();
    }
  }

  private record PortReceiver(MidiDevice device, Receiver receiver) implements Receiver {

    @Override
    public void send(MidiMessage message, long timeStamp) {
      receiver.send(message, timeStamp);
    }

    @Override
    public void close() {
      device.close();
    }
  }
}
