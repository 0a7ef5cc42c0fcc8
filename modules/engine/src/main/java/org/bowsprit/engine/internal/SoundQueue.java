package org.bowsprit.engine.internal;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.SoundPlayer;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.port.SoundPort;

/** Sounds and driver commands that scripts asked for in this frame (spec 06 §10). */
final class SoundQueue implements SoundPort {

  private final World world;
  private final SoundPlayer player;
  private final List<Integer> sounds = new ArrayList<>();
  private final List<int[]> commands = new ArrayList<>();

  SoundQueue(World world, SoundPlayer player) {
    this.world = world;
    this.player = player;
  }

  @Override
  public void start(int sound) {
    sounds.add(sound);
  }

  @Override
  public void stop(int sound) {
    sounds.removeIf(queued -> queued == sound);
    player.stop(sound);
  }

  @Override
  public void stopAll() {
    sounds.clear();
    player.stopAll();
  }

  @Override
  public boolean isRunning(int sound) {
    return sound != 0 && (sounds.contains(sound) || player.isPlaying(sound));
  }

  @Override
  public void flush() {
    for (int i = 0; i < sounds.size(); i++) {
      if (sounds.get(i) != 0) {
        player.start(sounds.get(i));
      }
    }
    sounds.clear();
    for (int i = 0; i < commands.size(); i++) {
      world
          .memory()
          .setVariable(EngineVariable.SOUNDRESULT.number(), player.command(commands.get(i)));
    }
    commands.clear();
  }

  @Override
  public void command(int[] command) {
    commands.add(command.clone());
  }
}
