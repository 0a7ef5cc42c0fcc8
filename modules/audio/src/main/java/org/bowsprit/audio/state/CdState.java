package org.bowsprit.audio.state;

/**
 * What the CD is doing (spec 10 §5).
 *
 * @param sound the sound that was started last and not stopped, 0 if there is none
 * @param track the track that was asked for last
 * @param loops how often
 * @param startFrame from where, in CD frames
 * @param endFrame to where, in CD frames
 * @param played how long it has been heard, all loops together, in microseconds
 * @param timed whether the music timer is the CD's
 * @param counting whether that timer counts
 * @param timer what it has counted, in microseconds
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
