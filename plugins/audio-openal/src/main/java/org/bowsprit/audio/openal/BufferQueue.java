package org.bowsprit.audio.openal;

import java.nio.ShortBuffer;
import java.util.ArrayDeque;
import org.lwjgl.openal.AL10;
import org.lwjgl.openal.AL11;
import org.lwjgl.system.MemoryUtil;

/**
 * An OpenAL source and its queue of buffers. Frames are collected into buffers of 5 ms, so that few
 * buffers are needed.
 *
 * <p>A source that runs out of buffers stops by itself and starts again with the next buffer. The
 * OpenAL context must be current whenever a method is called.
 */
final class BufferQueue {

  private static final int BUFFERS_PER_SECOND = 200;

  private final int sampleRate;
  private final int capacityFrames;
  private final int source;
  private final int[] buffers;
  private final ArrayDeque<Integer> freeBuffers = new ArrayDeque<>();
  private final ShortBuffer collectedSamples;
  private int submittedFrames;
  private boolean isPaused;

  /**
   * Creates the source.
   *
   * @param capacityFrames the maximum number of queued frames
   */
  BufferQueue(int sampleRate, int capacityFrames) {
    this.sampleRate = sampleRate;
    this.capacityFrames = capacityFrames;
    int framesPerBuffer = sampleRate / BUFFERS_PER_SECOND;
    collectedSamples = MemoryUtil.memAllocShort(2 * framesPerBuffer);
    buffers = new int[capacityFrames / framesPerBuffer + 2];
    AL10.alGenBuffers(buffers);
    for (int buffer : buffers) {
      freeBuffers.add(buffer);
    }
    source = AL10.alGenSources();
  }

  /** Returns the number of frames that can be added now. */
  int freeFrames() {
    recycle();
    return Math.max(0, capacityFrames - queuedFrames());
  }

  /** Adds frames, at most as many as {@link #freeFrames} returns. */
  void add(short[] samples, int offset, int frames) {
    int endIndex = offset + 2 * frames;
    for (int index = offset; index < endIndex; ) {
      int sampleCount = Math.min(endIndex - index, collectedSamples.remaining());
      collectedSamples.put(samples, index, sampleCount);
      index += sampleCount;
      if (!collectedSamples.hasRemaining()) {
        submit();
      }
    }
    if (!isPaused
        && submittedFrames > 0
        && AL10.alGetSourcei(source, AL10.AL_SOURCE_STATE) != AL10.AL_PLAYING) {
      AL10.alSourcePlay(source);
    }
  }

  private void submit() {
    Integer buffer = freeBuffers.poll();
    collectedSamples.flip();
    if (buffer != null) {
      AL10.alBufferData(buffer, AL10.AL_FORMAT_STEREO16, collectedSamples, sampleRate);
      AL10.alSourceQueueBuffers(source, buffer);
      submittedFrames += collectedSamples.limit() / 2;
    }
    collectedSamples.clear();
  }

  private void recycle() {
    int playedBuffers = AL10.alGetSourcei(source, AL10.AL_BUFFERS_PROCESSED);
    for (int i = 0; i < playedBuffers; i++) {
      freeBuffers.add(AL10.alSourceUnqueueBuffers(source));
      submittedFrames -= collectedSamples.capacity() / 2;
    }
  }

  /** Returns the number of frames that were added and have not been heard yet. */
  int queuedFrames() {
    int playedFrames = AL10.alGetSourcei(source, AL11.AL_SAMPLE_OFFSET);
    boolean isStopped = AL10.alGetSourcei(source, AL10.AL_SOURCE_STATE) == AL10.AL_STOPPED;
    return collectedSamples.position() / 2
        + (isStopped ? 0 : Math.max(0, submittedFrames - playedFrames));
  }

  /** Discards all queued frames. */
  void clear() {
    AL10.alSourceStop(source);
    recycle();
    collectedSamples.clear();
  }

  void pause(boolean shouldPause) {
    isPaused = shouldPause;
    if (shouldPause) {
      AL10.alSourcePause(source);
    } else if (submittedFrames > 0) {
      AL10.alSourcePlay(source);
    }
  }

  void close() {
    clear();
    AL10.alDeleteSources(source);
    AL10.alDeleteBuffers(buffers);
    MemoryUtil.memFree(collectedSamples);
  }
}
