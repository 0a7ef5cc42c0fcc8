package org.bowsprit.audio.javasound;

import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import javax.sound.sampled.SourceDataLine;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.contract.AudioDeviceContract;

/** Tests the device with a silent line, because test machines have no sound. */
class JavaSoundContractTest extends AudioDeviceContract {

  private static final int BUFFER_BYTES = 44_100 / 8 * 4;

  private int queuedBytes;
  private boolean isOpen = true;

  @Override
  protected AudioProvider provider() {
    return new JavaSoundProvider();
  }

  @Override
  protected AudioDevice open(AudioSettings settings) {
    SourceDataLine line = mock(SourceDataLine.class);
    when(line.isOpen()).thenAnswer(call -> isOpen);
    when(line.getBufferSize()).thenReturn(BUFFER_BYTES);
    when(line.available()).thenAnswer(call -> BUFFER_BYTES - queuedBytes);
    when(line.write(any(), anyInt(), anyInt()))
        .thenAnswer(
            call -> {
              int length = call.getArgument(2);
              queuedBytes += length;
              return length;
            });
    doAnswer(call -> queuedBytes = 0).when(line).flush();
    doAnswer(call -> isOpen = false).when(line).close();
    return new JavaSoundDevice(line, settings.sampleRate());
  }
}
