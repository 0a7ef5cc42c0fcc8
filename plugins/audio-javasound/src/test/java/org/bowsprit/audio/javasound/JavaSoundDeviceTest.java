package org.bowsprit.audio.javasound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import javax.sound.sampled.SourceDataLine;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockito.ArgumentCaptor;

class JavaSoundDeviceTest {

  private final SourceDataLine line = mock(SourceDataLine.class);
  private final JavaSoundDevice device = new JavaSoundDevice(line, 44_100);

  @BeforeEach
  void openLine() {
    when(line.isOpen()).thenReturn(true);
    when(line.getBufferSize()).thenReturn(400);
  }

  @Test
  void samplesAreWrittenWithTheLowByteFirst() {
    when(line.available()).thenReturn(400);
    ArgumentCaptor<byte[]> bytes = ArgumentCaptor.forClass(byte[].class);

    assertThat(device.write(new short[] {0, 0, 0x1234, -2}, 2, 1)).isEqualTo(1);

    verify(line).write(bytes.capture(), anyInt(), anyInt());
    assertThat(bytes.getValue()).startsWith(0x34, 0x12, 0xFE, 0xFF);
  }

  @Test
  void onlyTheFramesThatFitIntoTheLineAreWritten() {
    when(line.available()).thenReturn(40);

    assertThat(device.write(new short[200], 0, 100)).isEqualTo(10);
    assertThat(device.queuedFrames()).isEqualTo(90);
  }

  @Test
  void aDisconnectedLineDiscardsFramesAndIsReported() {
    when(line.isOpen()).thenReturn(false);

    assertThat(device.write(new short[200], 0, 100)).isEqualTo(100);
    assertThat(device.failure()).contains("the sound output was disconnected");
    verify(line, never()).write(any(), anyInt(), anyInt());
  }
}
