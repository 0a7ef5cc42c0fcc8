package org.bowsprit.audio.state;

/**
 * The state of the CD (spec 10 §5).
 *
 * @param sound the sound that was started last and not stopped, 0 if there is none
 * @param track the track that was requested last
 * @param loops the number of times it plays
 * @param startFrame its first frame, in CD frames
 * @param endFrame its last frame, in CD frames
 * @param played the time played so far over all loops, in microseconds
 * @param timed whether the CD drives the music timer
 * @param counting whether that timer runs
 * @param timer the timer's value, in microseconds
 */
public record CdState(
    int sound,
    int track,
    int loops,
    int startFrame,
    int endFrame,
    long played,
    boolean timed,
    boolean counting,
    long timer) {}
