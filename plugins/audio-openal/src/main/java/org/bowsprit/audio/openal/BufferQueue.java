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
 * context must be current.
 */
final class BufferQueue {

  private static final int BUFFERS_A_SECOND = 200;

  private final int sampleRate;
  private final int capacity;
  private final int source;
  private final int[] buffers;
  private final ArrayDeque<Integer> free = new ArrayDeque<>();
  private final ShortBuffer gathered;
  private int waiting;
  private boolean paused;

  /**
   * Creates the source.
   *
   * @param capacity the largest number of frames that may be queued
   */
  BufferQueue(int sampleRate, int capacity) {
    this.sampleRate = sampleRate;
    this.capacity = capacity;
    int framesABuffer = sampleRate / BUFFERS_A_SECOND;
    gathered = MemoryUtil.memAllocShort(2 * framesABuffer);
    buffers = new int[capacity / framesABuffer + 2];
    AL10.alGenBuffers(buffers);
    for (int buffer : buffers) {
      free.add(buffer);
    }
    source = AL10.alGenSources();
  }

  /** Returns the number of frames that can be added now. */
  int room() {
    recycle();
    return Math.max(0, capacity - queuedFrames());
  }

  /** Adds frames. There must be {@link #room} for all of them. */
  void add(short[] samples, int offset, int frames) {
    int end = offset + 2 * frames;
    for (int at = offset; at < end; ) {
      int count = Math.min(end - at, gathered.remaining());
      gathered.put(samples, at, count);
      at += count;
      if (!gathered.hasRemaining()) {
        submit();
      }
    }
    if (!paused
        && waiting > 0
        && AL10.alGetSourcei(source, AL10.AL_SOURCE_STATE) != AL10.AL_PLAYING) {
      AL10.alSourcePlay(source);
    }
  }

  private void submit() {
    Integer buffer = free.poll();
    gathered.flip();
    if (buffer != null) {
      AL10.alBufferData(buffer, AL10.AL_FORMAT_STEREO16, gathered, sampleRate);
      AL10.alSourceQueueBuffers(source, buffer);
      waiting += gathered.limit() / 2;
    }
    gathered.clear();
  }

  private void recycle() {
    int played = AL10.alGetSourcei(source, AL10.AL_BUFFERS_PROCESSED);
    for (int i = 0; i < played; i++) {
      free.add(AL10.alSourceUnqueueBuffers(source));
      waiting -= gathered.capacity() / 2;
    }
  }

  /** Returns the number of frames that were added and have not been heard yet. */
  int queuedFrames() {
    int played = AL10.alGetSourcei(source, AL11.AL_SAMPLE_OFFSET);
    boolean stopped = AL10.alGetSourcei(source, AL10.AL_SOURCE_STATE) == AL10.AL_STOPPED;
    return gathered.position() / 2 + (stopped ? 0 : Math.max(0, waiting - played));
  }

  /** Discards all queued frames. */
  void clear() {
    AL10.alSourceStop(source);
    recycle();
    gathered.clear();
  }

  void pause(boolean wanted) {
    paused = wanted;
    if (wanted) {
      AL10.alSourcePause(source);
    } else if (waiting > 0) {
      AL10.alSourcePlay(source);
    }
  }

  void close() {
    clear();
    AL10.alDeleteSources(source);
    AL10.alDeleteBuffers(buffers);
    MemoryUtil.memFree(gathered);
  }
}
