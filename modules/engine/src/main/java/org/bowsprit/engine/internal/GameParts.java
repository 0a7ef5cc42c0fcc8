package org.bowsprit.engine.internal;

import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.machine.VirtualMachine;

/**
 * The parts of a game whose state a save holds, and that the main loop drives.
 *
 * @param setup what the game is made of
 * @param world its world
 * @param machine runs its scripts
 * @param speech what is said
 * @param verbs draws the verbs
 * @param drawer draws the scene
 * @param input what the player does
 * @param sounds what is heard
 * @param host the program around the game, as scripts see it
 * @param interruption what stops the main loop until a key is pressed
 * @param box shows that
 */
record GameParts(
    GameSetup setup,
    World world,
    VirtualMachine machine,
    Speech speech,
    VerbDrawer verbs,
    SceneDrawer drawer,
    InputStep input,
    GameSounds sounds,
    HostPorts host,
    Interruption interruption,
    MessageBox box) {}
