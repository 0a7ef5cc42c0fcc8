package org.bowsprit.audio.state;

/**
 * The state of the CD (spec 10 §5).
 *
 * @param sound the sound that was started last and has not been stopped; 0 if there is none
 * @param track the track that was requested last
 * @param loops the number of times that the track plays
 * @param startFrame the first frame of the track to play, in CD frames
 * @param endFrame the frame at which the track ends, in CD frames
 * @param played the time that has been played so far in all loops, in microseconds
 * @param timed true if the CD drives the music timer
 * @param counting true if the music timer runs
 * @param timer the value of the music timer, in microseconds
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
